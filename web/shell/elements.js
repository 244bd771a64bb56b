/** An element with these properties and children. */
export function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Selects all of a field that is there to be copied: from its end, so that it shows its beginning. */
export function selectAll(field) {
  field.setSelectionRange(0, field.value.length, 'backward');
  field.scrollTop = 0;
}
