// What an address or a text leads to of the page's own, a puzzle or a rule; all else is the program's.

const MOST = 8;  // letters of an id
const PLACE = /(?:^|[#&?])(puzzle|rule)(?:=|%3D|=3D)([a-z\d]+(?:-[a-z\d]+)?)(?![\w-])/i;

/** Others may have added to it on either side. */
export function placeIn(text) {
  const [, kind, id] = PLACE.exec(text.replace(/%(?:25)*23/g, '#')) ?? [];
  return kind && id.length <= MOST && {kind: kind.toLowerCase(), id};
}
