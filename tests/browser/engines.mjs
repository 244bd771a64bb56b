// The engines a walk of the page can be taken in. Each opens a window of its own browser on
//   goto(address), reload()
//   evaluate(call, ...values)   calls a function in the page; a promise is waited for
//   tap(x, y)                   a finger where the engine has one, else the mouse
//   screenshot({path}), close()
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:net';
import {chromium} from 'playwright-core';
import puppeteer from 'puppeteer-core';
import {launchOptions, seemFast} from './harness.mjs';

const SIZE = {width: 1024, height: 768};

async function openChromium() {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({viewport: SIZE, hasTouch: true});
  const page = await context.newPage();
  await page.addInitScript(seemFast);
  page.setDefaultTimeout(0);
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (call, ...values) =>
      page.evaluate(`(${call})(...${JSON.stringify(values)})`),
    tap: (x, y) => page.touchscreen.tap(x, y),
    screenshot: ({path}) => page.screenshot({path}),
    close: () => browser.close(),
  };
}

// Firefox refuses WebGL 2 without a window: it runs on a screen of its own (tools/browser_walk).
async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: false,
    defaultViewport: null, protocolTimeout: 0, timeout: 0,
    args: [`--width=${SIZE.width}`, `--height=${SIZE.height + 100}`],
    env: {...process.env, LIBGL_ALWAYS_SOFTWARE: '1'},
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  return {
    goto: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (call, ...values) => page.evaluate(call, ...values),
    tap: (x, y) => page.touchscreen.tap(x, y),
    screenshot: ({path}) => page.screenshot({path}),
    close: () => browser.close(),
  };
}

function freePort() {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, 'localhost', () => {
      const {port} = server.address();
      server.close(() => done(port));
    });
  });
}

/** The small browser that comes with WebKitGTK, where Debian puts it. */
function miniBrowser() {
  return fs.readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}

// WebKit is spoken to by WebDriver, in plain calls (https://www.w3.org/TR/webdriver2/).
async function openWebKit() {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {stdio: 'inherit', env: {
    ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}});

  async function call(method, path, body) {
    const answer = await fetch(`http://localhost:${port}/session${path}`,
      {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async function begin() {
    const options = {binary: miniBrowser(), args: ['--automation']};
    for (;;) {
      try {
        return await call('POST', '', {capabilities: {alwaysMatch:
          {'webkitgtk:browserOptions': options, timeouts: {script: 3_600_000, pageLoad: 3_600_000}}}});
      } catch (error) {
        if (error.cause?.code !== 'ECONNREFUSED') throw error;  // the driver does not listen yet
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }
  const {sessionId} = await begin();
  const command = (method, path, body) => call(method, `/${sessionId}${path}`, body);
  await command('POST', '/window/rect', {...SIZE, x: 0, y: 0});

  return {
    goto: (url) => command('POST', '/url', {url}),
    reload: () => command('POST', '/refresh', {}),
    async evaluate(inPage, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${inPage})(...[...arguments].slice(0, -1)))
          .then((value) => done({value}), (error) => done({error: String(error)}));`;
      const {value, error} = await command('POST', '/execute/async', {script, args});
      if (error) throw new Error(error);
      return value;
    },
    tap: (x, y) => command('POST', '/actions', {actions: [{type: 'pointer', id: 'finger',
      parameters: {pointerType: 'touch'}, actions: [
        {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0}, {type: 'pointerUp', button: 0}]}]}),
    screenshot: async ({path}) =>
      fs.writeFileSync(path, Buffer.from(await command('GET', '/screenshot'), 'base64')),
    async close() {
      await command('DELETE', '');
      driver.kill();
    },
  };
}

export const engines = {chromium: openChromium, firefox: openFirefox, webkit: openWebKit};
