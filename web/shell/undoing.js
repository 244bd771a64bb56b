// Calls of the program while parts of it have not come (modules.js). A part that is called before it is
// here cannot be waited for inside the call: the call ends there, all it has done is undone, and it is
// made once more when the part has come. So nothing is fetched while everything stands still, and where
// the network does not bring a part the program is as it was before.

/** A part of the program was called that has not come. */
export class NotHere extends Error {
  constructor(letter) {
    super(`the module '${letter}' is not here`);
    this.letter = letter;
  }
}

/** What the program asks of the page and needs an answer to at once; all else can wait for its return. */
const QUESTIONS = new Set(['texts', 'randomWord', 'wallClock', 'hasCode', 'thinkers']);

/** @param {() => boolean} isWhole  whether nothing can be called that is not here */
export function createUndoing(isWhole) {
  let memory = null;
  let globals = [];  // the top of the stack among them
  let copy = new Uint8Array(0);
  let effects = null;  // of the call under way

  function remember() {
    const now = new Uint8Array(memory.buffer);
    if (copy.length !== now.length) copy = new Uint8Array(now.length);
    copy.set(now);
    return globals.map((each) => each.value);
  }

  function restore(values) {
    const now = new Uint8Array(memory.buffer);  // which may have grown
    now.set(copy);
    now.fill(0, copy.length);
    globals.forEach((each, i) => {
      if (each.value !== values[i]) each.value = values[i];
    });
  }

  return {
    /** @param {WebAssembly.Exports} exports  of the program */
    watch(exports) {
      const all = Object.values(exports);
      memory = all.find((each) => each instanceof WebAssembly.Memory);
      globals = all.filter((each) => each instanceof WebAssembly.Global);
    },
    /** The verbs of the page (host.js), as a call that may be undone speaks them. */
    heed: (host) => new Proxy(host, {get(verbs, name) {
      const verb = verbs[name];
      if (typeof verb !== 'function' || QUESTIONS.has(name)) return verb;
      return (...values) => (effects ? void effects.push(() => verb(...values)) : verb(...values));
    }}),
    /** Makes a call; NotHere where it came to nothing. */
    run(call, undone) {
      if (effects || isWhole() || !memory) return call();
      const values = remember();
      effects = [];
      try {
        const answer = call();
        const due = effects;
        effects = null;
        for (const act of due) act();
        return answer;
      } catch (error) {
        effects = null;
        if (error instanceof NotHere) {
          restore(values);
          undone();
        }
        throw error;
      }
    },
  };
}
