// Starting the program: its JavaScript is an ES module that exports a factory.

/** Compiles while it loads; hosts that serve a wrong media type are put up with. */
export async function compile(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const spare = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    return WebAssembly.compile(await spare.arrayBuffer());
  }
}

/**
 * @param {string} url  of the program's JavaScript
 * @param {{module: WebAssembly.Module, options: object}} how
 */
export async function startProgram(url, {module, options}) {
  const {default: createPage} = await import(url);
  return createPage({
    ...options,
    instantiateWasm(imports, received) {
      WebAssembly.instantiate(module, imports).then((instance) => received(instance, module));
      return {};
    },
  });
}
