// What the page itself says: the sentences stand in it, in the language that is spoken.

export const element = (id) => document.getElementById(id);
export const sentence = (key) =>
  document.querySelector(`#sentences [data-text="page.${key}"]`).textContent;
