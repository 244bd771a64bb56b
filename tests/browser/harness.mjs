// What every test of the real page needs: dist/ served by a plain host, and headless Chromium.
// MAELSTROM_DIST and MAELSTROM_CHROMIUM name another folder and another browser.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {serve} from '../../tools/web/server.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The folder under test. */
export const dist = process.env.MAELSTROM_DIST ?? path.join(root, 'dist');

/** Where screenshots are kept for people to look at. */
export const artifacts = path.join(root, 'build', 'test-results');

/** Milliseconds; a machine that others use may stand still for many seconds. */
export const PATIENCE = 60_000;

const launchOptions = {
  executablePath: process.env.MAELSTROM_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--no-first-run'],
};

/** A host for a folder and a browser; `close` ends both. */
export async function openStage(folder = dist) {
  const host = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  return {
    address: host.address,
    browser,
    async close() {
      await browser.close();
      await host.close();
    },
  };
}

/**
 * A fresh profile with the page in it, and a list of everything the page complained about:
 * uncaught errors, console errors (blocked content among them), requests to other hosts. `prepare`
 * gets the page before anything is in it.
 */
export async function openPage({browser, address}, {fragment = '', prepare, ...options} = {}) {
  const context = await browser.newContext({viewport: {width: 1024, height: 768}, ...options});
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(blob|data):/.test(request.url())) {
      complaints.push(`request: ${request.url()}`);
    }
  });
  await prepare?.(page);
  await page.goto(address + (fragment && `#${fragment}`));
  return {context, page, complaints};
}

/** Waits until the table is laid: the program runs and the page has taken its notice away. */
export async function tableLaid(page) {
  await page.waitForFunction(() => !document.getElementById('loading'));
}
