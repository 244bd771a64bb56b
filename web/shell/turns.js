// Whose turn it is, for a person who plays alone against bots and looks elsewhere meanwhile: the
// title and the badge of the installed page tell when it has come round.

// The same order as Turn in web/app/platform.h.
const YOURS = 1;
const OTHERS = 2;

const isHidden = () => document.visibilityState === 'hidden';

export function createTurns() {
  let title = document.title;
  let turn = 0;
  let calls = false;

  function show(isCalling) {
    calls = isCalling;
    document.title = calls ? `● ${title}` : title;
    const badge = calls ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    badge?.catch(() => {});  // where the page is not installed
  }

  document.addEventListener('visibilitychange', () => {
    if (calls && !isHidden()) show(false);
  });

  return {
    setTitle(other) {
      title = other;
      document.title = calls ? `● ${title}` : title;
    },
    set(other) {
      const came = turn === OTHERS && other === YOURS;
      turn = other;
      if (came && isHidden()) show(true);
      else if (calls && turn !== YOURS) show(false);
    },
    /** Whether somebody waits for bots. */
    isAwaited: () => turn === OTHERS,
  };
}
