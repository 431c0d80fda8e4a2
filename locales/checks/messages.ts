/** A namespace as in its file: nested groups with texts as leaves. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Every text by its path: `day.previous` → "Previous day". */
export function flatten(messages: Messages, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix + key;
    if (typeof value === "string") texts.set(path, value);
    else for (const [inner, text] of flatten(value, `${path}.`)) texts.set(inner, text);
  }
  return texts;
}

/** Names of the placeholders in a text, sorted: "{{home}} v {{away}}" → away, home. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name = ""]) => name).sort();

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key used in code: `count_other` → `count`. */
export const baseKey = (key: string): string => key.replace(PLURAL, "");

export const pluralOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];
