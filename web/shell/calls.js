// Calling the program: its functions are the mael_… of web/app/platform_browser.cpp. Texts and
// bytes lie on its heap for as long as a call takes, never on its stack, which is small.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {object} program  what its factory made (program.js) */
export function createCalls(program) {
  function lend(bytes) {
    const at = program._malloc(bytes.length + 1);
    if (!at) throw new RangeError('the program has no memory left');
    program.HEAPU8.set(bytes, at);
    program.HEAPU8[at + bytes.length] = 0;
    return at;
  }

  function call(name, ...values) {
    const lent = [];
    const lay = (bytes) => lent[lent.push(lend(bytes)) - 1];
    const passed = values.flatMap((value) => {
      if (value instanceof Uint8Array) return [lay(value), value.length];
      return typeof value === 'string' ? lay(encoder.encode(value)) : value;
    });
    const answer = program[`_mael_${name}`](...passed);
    // Not of a program that broke: nothing may be asked of it any more.
    for (const at of lent) program._free(at);
    return answer;
  }

  return {
    /** Bytes are passed as their place and how many they are, texts as C does. */
    call,
    /** A call was undone (undoing.js): so is what it had handed over in parts. */
    undone() { program.laid = []; },
    /** A copy of so many bytes of the program's. */
    bytes: (at, size) => program.HEAPU8.slice(at, at + size),
    /** Calls what answers with a text. */
    read(name, ...values) {
      const at = call(name, ...values);
      return decoder.decode(program.HEAPU8.subarray(at, program.HEAPU8.indexOf(0, at)));
    },
  };
}
