// Back, the browser's button or a finger's way in from the edge, puts away what lies on top, or leads
// to the screen before; only from the first screen does it leave the page.
//
// Browsers know Back as a step in their history: the page keeps some steps of its own there as long
// as there is something to come back from. They pass over steps made before the page was touched, so
// that these are made anew only with a touch or key; a few at once serve those who press it again.
const STEPS = 3;

const depthNow = () => history.state?.back ?? 0;

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
  let dialogs = [...document.querySelectorAll('dialog[open]')];  // the one on top last

  const isDeep = () => !surface.hasAttribute('data-first') || dialogs.length > 0;

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
      if (dialogs.length > 0) putAside(dialogs.at(-1));
      else goBack();
    }
    returning = false;
    settle();
  }

  function noteDialogs(changes) {
    for (const {target} of changes) {
      dialogs = dialogs.filter((dialog) => dialog !== target);
      if (target.open) dialogs.push(target);
    }
    settle();
  }

  const touch = () => {
    touched = true;
    settle();
  };
  for (const event of ['pointerup', 'keydown']) addEventListener(event, touch, {passive: true});
  addEventListener('popstate', stepped);
  new MutationObserver(settle).observe(surface, {attributeFilter: ['data-first']});
  new MutationObserver(noteDialogs).observe(document.body, {subtree: true, attributeFilter: ['open']});
  settle();
}
