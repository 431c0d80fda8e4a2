import { baseKey, flatten, type Messages, placeholdersOf, pluralOf } from "./messages.ts";

/** i18next allows a zero form in every language, for style rather than grammar. */
const OPTIONAL_FORM = "zero";

/** Figures that some languages name and others leave out: Chinese calls a best of 7 "7场4胜制". */
const OPTIONAL_PLACEHOLDERS: readonly string[] = ["wins"];

/** Plural forms that a language requires (CLDR, cardinal). */
export const pluralForms = (tag: string): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();

function expectedKeys(source: Map<string, string>, forms: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const key of source.keys()) {
    if (pluralOf(key) === undefined) keys.add(key);
    else for (const form of forms) keys.add(`${baseKey(key)}_${form}`);
  }
  return keys;
}

/** Missing or extra keys of a translation, and placeholders that differ from its English source. */
export function faultsOf(english: Messages, translated: Messages, tag: string): string[] {
  const source = flatten(english);
  const texts = flatten(translated);
  const expected = expectedKeys(source, pluralForms(tag));
  const faults = [...expected].filter((key) => !texts.get(key)).map((key) => `${key} is missing`);
  for (const [key, text] of texts) {
    if (!expected.has(key) && pluralOf(key) !== OPTIONAL_FORM) {
      faults.push(`${key} is not in English`);
      continue;
    }
    const original = source.get(key) ?? source.get(`${baseKey(key)}_other`) ?? "";
    const [wanted, found] = [placeholdersOf(original), placeholdersOf(text)];
    // "One minute ago" and "no match" need no number.
    const mayDropCount = pluralOf(key) === OPTIONAL_FORM || pluralOf(key) === "one";
    const missing = wanted.filter((name) => !found.includes(name) && !(mayDropCount && name === "count"));
    const unknown = found.filter((name) => ![...wanted, ...OPTIONAL_PLACEHOLDERS].includes(name));
    if (missing.length > 0) faults.push(`${key} lacks the placeholder ${missing.join(", ")}`);
    if (unknown.length > 0) faults.push(`${key} has the unknown placeholder ${unknown.join(", ")}`);
  }
  return faults;
}
