import { baseKey } from "./messages.ts";

/** A key as used in code: with its namespace, and without the plural form. */
export interface Key {
  namespace: string;
  key: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Quoted strings, which may be keys. */
function quotedTexts(source: string): Set<string> {
  return new Set([...source.matchAll(/(["'])((?:\w+:)?\w+(?:\.\w+)*)\1/g)].map(([, , text = ""]) => text));
}

/** Composed keys, as patterns: `short.${word}` is "short." and one more part. */
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
            .join("[\\w-]+")}$`,
        ),
    );
}

/** Keys read from a translation file: `words.short[word]` is any key of `short`, `words.favourite` that one. */
function readKeys(source: string): RegExp[] {
  const paths = [...source.matchAll(/\b(?:words|texts|translations|file)\.(\w+(?:\.\w+)*)(\[|(?![\w.(]))/g)];
  return paths.map(([, path = "", isAny]) => new RegExp(`^${escaped(baseKey(path))}${isAny ? "\\.\\w+" : ""}$`));
}

/** Parts of a file imported by name: any of their texts may be shown. */
function importedKeys(source: string): RegExp[] {
  const parts = [...source.matchAll(/import \{ (\w+)(?: as \w+)? \} from "[^"]*locales\/en\/(\w+)\.json"/g)];
  return parts.map(([, part = "", namespace = ""]) => new RegExp(`^${namespace}:${part}\\.`));
}

/** The keys that no string, template, path or import of the source uses. */
export function unusedKeys(keys: readonly Key[], source: string): string[] {
  const quoted = quotedTexts(source);
  const composed = [...composedKeys(source), ...readKeys(source), ...importedKeys(source)];
  return keys
    .map(({ namespace, key }) => [key, `${namespace}:${key}`] as const)
    .filter((names) => !names.some((name) => quoted.has(name) || composed.some((pattern) => pattern.test(name))))
    .map(([, name]) => name);
}
