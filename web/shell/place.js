// Where this page lies. What browsers keep belongs to a whole origin, and several copies of the page
// may lie below one: whatever is named there is named by place. The copy that was there first, which
// knew of no others, goes on with the plain names.
const KEY = 'maelstrom.place';

/** The folder of the page, as a part of names. */
export const place = new URL('./', document.baseURI).pathname;

/** Some private windows refuse to be asked; they keep nothing either. */
function isFirst() {
  try {
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, place);
    return localStorage.getItem(KEY) === place;
  } catch {
    return true;
  }
}

const suffix = isFirst() ? '' : ` ${place}`;

/** What is called `name` at this place. */
export const named = (name) => name + suffix;
