import type { i18n, TFunction } from "i18next";

/** What i18next makes of a key; with values, a sentence of them. */
type Translate = (key: string, values?: object) => string;

/**
 * Memoises what a translator makes of a key without values, or with one small number: i18next works each out anew, through
 * all that an application could have set, which was a third of rendering a page. The translator's language and
 * translations must not change.
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

/** Counts of matches and numbers of rounds: of few enough numbers all sentences can be kept. */
const LARGEST_NUMBER = 1_000;

/** The key that a text is memoised by; undefined when it is not. */
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
