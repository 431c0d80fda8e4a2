import { LANGUAGE_FILES } from "virtual:word-files";
import type { LocaleCode } from "#contract/tables/locales";
import { keepWords, type Words } from "./words.ts";

/** What the worker asks for its own files. */
export type FetchAsset = (path: string) => Promise<Response>;

const spoken = new Map<LocaleCode, Promise<void>>();

/** Reads all words of a language before a page in it is made; once, unless it failed. Throws when they cannot be had. */
export function prepareWords(locale: LocaleCode, fetchAsset: FetchAsset): Promise<void> {
  // While developing the words are there (words.ts).
  if (!import.meta.env.PROD) return Promise.resolve();
  const known = spoken.get(locale);
  if (known) return known;
  const reading = readLanguage(locale, fetchAsset);
  spoken.set(locale, reading);
  reading.catch(() => spoken.delete(locale));
  return reading;
}

async function readLanguage(locale: LocaleCode, fetchAsset: FetchAsset): Promise<void> {
  const answer = await fetchAsset(LANGUAGE_FILES[locale] ?? "");
  if (!answer.ok) throw new Error(`no words for ${locale}: status ${answer.status}`);
  for (const [namespace, words] of Object.entries((await answer.json()) as Record<string, Words>))
    keepWords(locale, namespace, words);
}
