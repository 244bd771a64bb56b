// Links and files that the system opens with the installed page.

/**
 * @param {object} given
 * @param {(bytes: File) => void} given.file
 * @param {(address: URL) => void} given.address
 */
export function watchLaunches({file, address}) {
  const [{name: begun}] = performance.getEntriesByType('navigation');
  let isFirst = true;
  window.launchQueue?.setConsumer(async ({files = [], targetURL}) => {
    // What the page was begun with has been read from its address.
    const isBegun = isFirst && targetURL === begun;
    isFirst = false;
    if (files.length > 0) file(await files[0].getFile());
    else if (targetURL && !isBegun) address(new URL(targetURL));
  });
}
