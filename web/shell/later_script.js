// A script that no first move needs: fetched when it is first wanted.

/**
 * @param {string} url
 * @param {(module: object) => object} make  what it gives, made once
 * @param {() => void} missing  it could not be fetched
 * @returns {(use: (made: object) => void) => Promise<void>}
 */
export function laterScript(url, make, missing) {
  let made = null;
  return async (use) => {
    try {
      made ??= make(await import(new URL(url, document.baseURI).href));
    } catch (error) {
      console.warn(error);
      return missing();
    }
    use(made);
  };
}
