// What the page writes beside the table is set in the typefaces of the table, which the program holds.

const FACES = [['Inter', '400'], ['Inter', '600'], ['Cinzel', '600']];  // as in theme_imgui.h

/** @param {ReturnType<import('./calls.js').createCalls>} calls */
export async function lendTypefaces({call, bytes}) {
  await Promise.all(FACES.map(async ([family, weight], which) => {
    const file = bytes(call('typeface', which), call('typeface_size', which));
    document.fonts.add(await new FontFace(family, file, {weight}).load());
  }));
}
