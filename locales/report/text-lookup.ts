/** Finds the text of a language from which something on a page was made. */
export interface TextLookup {
  /** The key (`namespace:group.key`), or undefined if it is no text of the interface: a name, a score. */
  keyOf(shown: string): string | undefined;
}

const plain = (text: string): string =>
  text
    .replace(/[\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text with placeholders as a pattern; undefined if there is little besides them, which would fit anything. */
function patternOf(text: string): RegExp | undefined {
  const parts = plain(text).split(/\{\{[^}]*\}\}/);
  const letters = parts.join("").match(/\p{L}/gu)?.length ?? 0;
  return parts.length > 1 && letters >= 3 ? new RegExp(`^${parts.map(escaped).join(".+?")}$`, "u") : undefined;
}

/** Texts by key. Of equal texts the first counts. */
export function createLookup(texts: ReadonlyMap<string, string>): TextLookup {
  const whole = new Map<string, string>();
  const patterns: [RegExp, string][] = [];
  for (const [key, text] of texts) {
    const name = plain(text);
    if (!whole.has(name)) whole.set(name, key);
    const pattern = patternOf(text);
    if (pattern) patterns.push([pattern, key]);
  }
  return {
    keyOf: (shown) => whole.get(plain(shown)) ?? patterns.find(([pattern]) => pattern.test(plain(shown)))?.[1],
  };
}
