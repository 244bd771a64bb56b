// Where the line that passes lies: below a sheet nothing can be pressed or is read out, so it is on
// the one that came up last, also where the contents of that are new.

/** @param {HTMLElement} toast */
export function keepOnTop(toast) {
  const home = toast.parentElement;
  let sheets = [];  // that are open, in the order they came up
  const watch = new MutationObserver(() => {
    const open = [...document.querySelectorAll('dialog[open]')];
    for (const sheet of open) watch.observe(sheet, {childList: true});
    sheets = [...new Set([...sheets, ...open])].filter((sheet) => open.includes(sheet));
    const place = sheets.at(-1) ?? home;
    if (toast.parentElement !== place) place.append(toast);
  });
  watch.observe(home, {subtree: true, attributeFilter: ['open']});
}
