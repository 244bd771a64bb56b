// Back, the browser's button or a finger's way in from the edge, puts away what lies on top, or leads
// to the screen before; only from the first screen does it leave the page.
//
// Browsers know Back as a step in their history: the page keeps some steps of its own there as long
// as there is something to come back from. They pass over steps made before the page was touched, so
// that these are made anew only with a touch or key; a few at once serve those who press it again.
const STEPS = 3;

const depthNow = () => history.state?.back ?? 0;

/** The dialog that lies over all others. */
const dialogOnTop = () => [...document.querySelectorAll('dialog[open]')].at(-1);

function putAside(dialog) {
  if (dialog.dispatchEvent(new Event('cancel', {cancelable: true}))) dialog.close();
}

/**
 * @param {HTMLElement} surface  says as data-first whether the first screen is up
 * @param {() => void} goBack  on the table
 */
export function watchBack(surface, goBack) {
  let depth = depthNow();  // when it was looked at last
  let touched = navigator.userActivation?.hasBeenActive ?? false;
  let returning = false;   // by steps of the page's own, which mean nothing

  const isDeep = () => !surface.hasAttribute('data-first') || Boolean(dialogOnTop());

  function settle() {
    if (returning) return;
    depth = depthNow();
    if (!isDeep() && depth > 0) {
      returning = true;
      history.go(-depth);
    }
    while (isDeep() && touched && depth < STEPS) history.pushState({back: ++depth}, '');
  }

  function stepped() {
    const former = depth;
    depth = depthNow();
    if (!returning && !location.hash && depth < former) {
      touched = false;
      const dialog = dialogOnTop();
      if (dialog) putAside(dialog);
      else goBack();
    }
    returning = false;
    settle();
  }

  const touch = () => {
    touched = true;
    settle();
  };
  for (const event of ['pointerup', 'keydown']) addEventListener(event, touch, {passive: true});
  addEventListener('popstate', stepped);
  const observer = new MutationObserver(settle);
  observer.observe(surface, {attributeFilter: ['data-first']});
  observer.observe(document.body, {subtree: true, attributeFilter: ['open']});
  settle();
}
