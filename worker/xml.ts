// Control characters, halves of pairs and two that are no characters: XML 1.0 has no place for them, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const IMPOSSIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Any text as the content of an XML element or of an attribute in quotes. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, "")
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
