// What nobody waits for yet – the other games, what comes after a first move, and all files for playing
// without a network – comes when the table can be played and the network is idle: one file after the
// other, each asked for at the lowest priority. Where data or the connection are scarce it waits until
// somebody wishes for it.

const BREATH = 1000;  // milliseconds in which nothing that is wanted is fetched
const REST = 10_000;  // the same where no table is up and nobody does anything

let wanted = 0;
let lastWanted = -Infinity;

/** Counts a fetch that somebody waits for: until it has ended, nothing else begins. */
export function whileWanted(promise) {
  ++wanted;
  const end = () => {
    --wanted;
    lastWanted = performance.now();
  };
  promise.then(end, end);
  return promise;
}

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export async function networkIdle() {
  for (;;) {
    const left = wanted > 0 ? BREATH : lastWanted + BREATH - performance.now();
    if (left <= 0) return;
    await wait(left);
  }
}

/** Whether this device had better ask for nothing that nobody wants. */
export function isSparing() {
  const {saveData = false, effectiveType = '4g'} = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
}

/** Resolves when nobody has touched the page for a while, and nothing is awaited. */
function untilRest() {
  return new Promise((done) => {
    const events = ['pointerdown', 'keydown', 'wheel'];
    let timer = 0;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (wanted > 0) {
          begin();
          return;
        }
        for (const event of events) removeEventListener(event, begin, true);
        done();
      }, REST);
    };
    for (const event of events) addEventListener(event, begin, {capture: true, passive: true});
    begin();
  });
}

const isAction = ({notation}) => notation.includes(' ');

/** The moment from which on more may come than was asked for. */
export function createMoment() {
  let settle = () => {};
  let wish = () => {};
  const settled = new Promise((done) => (settle = done));
  const wished = new Promise((done) => (wish = done));
  return {
    /** @param {{table: string, choices: object[]}} words  of what is on the screen */
    shown({table, choices}) {
      if (table && choices.some(isAction)) settle();
    },
    /** Somebody wants all of it now. */
    wish: () => wish(),
    /** The table can be played, or nobody does anything. */
    async settles() {
      untilRest().then(settle);
      await settled;
      lastWanted = performance.now();  // whoever looks at the first move may yet want something
      await networkIdle();
    },
    /** More may come than is wanted. */
    async comes() {
      if (isSparing()) await wished;
      await networkIdle();
    },
  };
}
