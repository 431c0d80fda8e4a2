import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";

// A translation is made from an English text. `locales/confirmed.json` has a hash of the English text from which each
// was last confirmed: a hash for all languages, or one for each where they differ. When the English changes, its
// translations are stale until somebody has looked at them: `npm run languages -- --confirm`.

const FOLDER = path.join(ROOT, "locales");
const FILE = path.join(FOLDER, "confirmed.json");

/** The languages that are translated from English. */
export const TRANSLATED = ["th", "vn", "kh", "zh-Hans", "zh-Hant", "pt"];

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function* textsIn(messages, prefix) {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") yield [prefix + key, value];
    else yield* textsIn(value, `${prefix}${key}.`);
  }
}

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * The hash of each English text by its key without a plural form, `namespace:group.key`. Languages have other plural
 * forms than English: each translation is made from all of them.
 * @param {Record<string, object>} english messages by namespace
 * @returns {Record<string, string>}
 */
export function sourceHashes(english) {
  /** @type {Map<string, string[]>} */
  const sources = new Map();
  for (const [namespace, messages] of Object.entries(english))
    for (const [key, text] of textsIn(messages, "")) {
      const name = `${namespace}:${key.replace(PLURAL, "")}`;
      sources.set(name, [...(sources.get(name) ?? []), text]);
    }
  return Object.fromEntries([...sources].map(([name, texts]) => [name, hashOf(texts.join("\n"))]));
}

/** @typedef {Record<string, string | Record<string, string>>} Confirmed hashes by key, for all languages or by language */

const confirmedOf = (entry, locale) => (typeof entry === "object" ? entry[locale] : entry);

/**
 * The keys of a language's texts whose English has changed since they were confirmed, or which never were.
 * @param {Record<string, string>} sources
 * @param {Confirmed} confirmed
 * @param {string} locale
 */
export const staleKeys = (sources, confirmed, locale) =>
  Object.keys(sources).filter((key) => confirmedOf(confirmed[key], locale) !== sources[key]);

/**
 * With these keys confirmed in these languages. Entries of texts that are gone are left out.
 * @param {Record<string, string>} sources
 * @param {Confirmed} confirmed
 * @param {readonly string[]} keys
 * @param {readonly string[]} locales
 * @returns {Confirmed}
 */
export function withConfirmed(sources, confirmed, keys, locales) {
  const entryOf = (key) => {
    const hashes = TRANSLATED.map((locale) => {
      const isNew = keys.includes(key) && locales.includes(locale);
      return [locale, isNew ? sources[key] : confirmedOf(confirmed[key], locale)];
    }).filter(([, hash]) => hash !== undefined);
    const [first] = hashes;
    const isOne = hashes.length === TRANSLATED.length && hashes.every(([, hash]) => hash === first?.[1]);
    return isOne ? first?.[1] : Object.fromEntries(hashes);
  };
  const entries = Object.keys(sources).map((key) => [key, entryOf(key)]);
  return Object.fromEntries(entries.filter(([, entry]) => typeof entry === "string" || Object.keys(entry).length > 0));
}

/** A language's messages by namespace. */
export const readMessages = (locale) =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(FOLDER, locale))
      .sort()
      .map((file) => [
        path.basename(file, ".json"),
        JSON.parse(fs.readFileSync(path.join(FOLDER, locale, file), "utf8")),
      ]),
  );

/** @returns {Confirmed} */
export const readConfirmed = () => JSON.parse(fs.readFileSync(FILE, "utf8"));

/** @param {Confirmed} confirmed */
export const writeConfirmed = (confirmed) => fs.writeFileSync(FILE, `${JSON.stringify(confirmed, null, 2)}\n`);

/** A line for each text with stale translations, as the build and `npm run languages` print them. */
export function staleLines(sources = sourceHashes(readMessages("en")), confirmed = readConfirmed()) {
  /** @type {Map<string, string[]>} */
  const languages = new Map();
  for (const locale of TRANSLATED)
    for (const key of staleKeys(sources, confirmed, locale))
      languages.set(key, [...(languages.get(key) ?? []), locale]);
  return [...languages].map(([key, locales]) => `${key}: ${locales.join(", ")}`);
}
