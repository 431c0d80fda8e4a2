import type { i18n, TFunction } from "i18next";

/** What i18next makes of a key; with values, a sentence of them. */
type Say = (key: string, values?: object) => string;

/**
 * Lets a translator say a word without values, or with one small number, from memory from the second time on: i18next
 * works each out anew, through all that an application could have set, which was a third of rendering a page. Its language
 * and words must not change.
 */
export function rememberWords(translator: i18n): void {
  const fixedT = translator.getFixedT.bind(translator) as (...asked: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  const remembering = (...asked: unknown[]): TFunction => {
    const name = JSON.stringify(asked);
    const found = made.get(name) ?? remembered(fixedT(...asked));
    made.set(name, found);
    return found;
  };
  translator.getFixedT = remembering as i18n["getFixedT"];
}

/** Counts of matches and numbers of rounds: of few enough numbers all sentences can be kept. */
const MOST = 1_000;

/** What a sentence is remembered by; undefined when it is not. */
function nameOf(key: unknown, values: object | undefined): string | undefined {
  if (typeof key !== "string") return undefined;
  if (values === undefined) return key;
  const [first, ...others] = Object.entries(values);
  if (!first || others.length > 0) return undefined;
  const [name, value] = first;
  return Number.isInteger(value) && value >= 0 && value < MOST ? `${key} ${name} ${value}` : undefined;
}

function remembered(t: TFunction): TFunction {
  const words = new Map<string, string>();
  const say = t as unknown as Say;
  const fromMemory: Say = (key, values) => {
    const name = nameOf(key, values);
    if (name === undefined) return say(key, values);
    const found = words.get(name) ?? say(key, values);
    words.set(name, found);
    return found;
  };
  return Object.assign(fromMemory, t) as unknown as TFunction;
}
