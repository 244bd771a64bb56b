// What later scripts say: their texts come with them.

/**
 * @param {Object<string, string>} texts  by their keys, which begin with `prefix`
 * @returns {(key: string, ...values: any[]) => string}  a text with values in place of {0}, {1} …
 */
export const sayer = (texts, prefix) => (key, ...values) => values.reduce(
  (text, value, i) => text.replace(`{${i}}`, value), texts[prefix + key]);
