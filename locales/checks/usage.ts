/** A key as code names it: with its namespace, and without the plural form. */
export interface Key {
  namespace: string;
  key: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Texts in quotes, which a key must be one of. */
function quotedTexts(source: string): Set<string> {
  return new Set([...source.matchAll(/(["'])((?:\w+:)?\w+(?:\.\w+)*)\1/g)].map(([, , text = ""]) => text));
}

/** Keys that are put together, as patterns: `short.${word}` is "short." and one more part. */
function composedKeys(source: string): RegExp[] {
  const templates = [...source.matchAll(/`((?:\w+:)?(?:[\w.]|\$\{[^}]*\})+)`/g)].map(([, text = ""]) => text);
  return templates
    .filter((text) => text.includes("${") && /^(\w+:|\w+\.)/.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join("\\w+")}$`,
        ),
    );
}

/** The keys that no text in quotes and no template of the source names. */
export function unusedKeys(keys: readonly Key[], source: string): string[] {
  const quoted = quotedTexts(source);
  const composed = composedKeys(source);
  return keys
    .map(({ namespace, key }) => [key, `${namespace}:${key}`] as const)
    .filter((names) => !names.some((name) => quoted.has(name) || composed.some((pattern) => pattern.test(name))))
    .map(([, name]) => name);
}
