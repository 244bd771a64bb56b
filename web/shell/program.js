// Starting the program: its JavaScript is an ES module that exports a factory.

/** Tells of every part of an answer that has come. */
async function count(response, came) {
  const reader = response.body.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    came(value.length);
  }
}

/** Compiles while it loads; hosts that serve a wrong media type are put up with. */
async function compileOnce(url, how, came) {
  const response = await fetch(url, how);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  count(response.clone(), came).catch(() => {});
  const isNamed = response.headers.get('Content-Type')?.startsWith('application/wasm');
  return isNamed ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * What did not come whole may lie so in the browser's own cache: it is asked for again, past it.
 * @param {(bytes: number) => void} came  told of every part that has come
 * @param {'auto' | 'low'} priority
 */
export function compile(url, came, priority = 'auto') {
  return compileOnce(url, {priority}, came)
    .catch(() => compileOnce(url, {priority, cache: 'reload'}, () => {}));
}

/**
 * @param {string} url  of the program's JavaScript
 * @param {{module: WebAssembly.Module, options: object}} how
 * @param {object} how.besides  what the program imports that its JavaScript does not have
 * @param {(exports: WebAssembly.Exports) => void} how.lent  told what the program exports
 */
export async function startProgram(url, {module, options, besides = {}, lent = () => {}}) {
  const {default: createPage} = await import(url);
  return createPage({
    ...options,
    instantiateWasm(imports, received) {
      WebAssembly.instantiate(module, {...imports, ...besides}).then((instance) => {
        lent(instance.exports);
        received(instance, module);
      });
      return {};
    },
  });
}
