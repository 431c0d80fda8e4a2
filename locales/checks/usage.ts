import { baseKey } from "./messages.ts";

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

/** Keys that are read from a file of words: `words.short[word]` is any word of `short`, `words.favourite` that text. */
function readKeys(source: string): RegExp[] {
  const paths = [...source.matchAll(/\b(?:words|texts|translations|file)\.(\w+(?:\.\w+)*)(\[|(?![\w.(]))/g)];
  return paths.map(([, path = "", isAny]) => new RegExp(`^${escaped(baseKey(path))}${isAny ? "\\.\\w+" : ""}$`));
}

/** Parts of a file that are imported by their name: each text of them may be shown. */
function importedKeys(source: string): RegExp[] {
  const parts = [...source.matchAll(/import \{ (\w+)(?: as \w+)? \} from "[^"]*locales\/en\/(\w+)\.json"/g)];
  return parts.map(([, part = "", namespace = ""]) => new RegExp(`^${namespace}:${part}\\.`));
}

/** The keys that no text in quotes, no template, no path and no import of the source names. */
export function unusedKeys(keys: readonly Key[], source: string): string[] {
  const quoted = quotedTexts(source);
  const composed = [...composedKeys(source), ...readKeys(source), ...importedKeys(source)];
  return keys
    .map(({ namespace, key }) => [key, `${namespace}:${key}`] as const)
    .filter((names) => !names.some((name) => quoted.has(name) || composed.some((pattern) => pattern.test(name))))
    .map(([, name]) => name);
}
