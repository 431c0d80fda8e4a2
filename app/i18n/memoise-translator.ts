import type { i18n, TFunction } from "i18next";

/** i18next's translation of a key, with interpolated values. */
type Translate = (key: string, values?: object) => string;

/**
 * Memoises translations of keys without values or with one small number: i18next resolves each anew with all its
 * options, which took a third of a page's rendering. The translator's language and translations must not change.
 */
export function memoiseTranslator(translator: i18n): void {
  const fixedT = translator.getFixedT.bind(translator) as (...args: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  const getMemoised = (...args: unknown[]): TFunction => {
    const name = JSON.stringify(args);
    const found = made.get(name) ?? memoised(fixedT(...args));
    made.set(name, found);
    return found;
  };
  translator.getFixedT = getMemoised as i18n["getFixedT"];
}

/** For counts of matches and round numbers: few enough to memoise all. */
const LARGEST_NUMBER = 1_000;

/** The key a text is memoised by; undefined if it is not. */
function cacheKey(key: unknown, values: object | undefined): string | undefined {
  if (typeof key !== "string") return undefined;
  if (values === undefined) return key;
  const [first, ...others] = Object.entries(values);
  if (!first || others.length > 0) return undefined;
  const [name, value] = first;
  return Number.isInteger(value) && value >= 0 && value < LARGEST_NUMBER ? `${key} ${name} ${value}` : undefined;
}

function memoised(t: TFunction): TFunction {
  const sentences = new Map<string, string>();
  const translate = t as unknown as Translate;
  const fromMemory: Translate = (key, values) => {
    const name = cacheKey(key, values);
    if (name === undefined) return translate(key, values);
    const found = sentences.get(name) ?? translate(key, values);
    sentences.set(name, found);
    return found;
  };
  return Object.assign(fromMemory, t) as unknown as TFunction;
}
