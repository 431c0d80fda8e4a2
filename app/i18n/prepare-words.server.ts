import WORD_FILES, { LANGUAGE_FILES } from "virtual:word-files";
import type { LocaleCode } from "#contract/tables/locales";
import { type FetchAsset, readOnce } from "./read-once.server.ts";
import type { WordFiles } from "./word-files.ts";
import { keepWords, type Words } from "./words.ts";

/** All that the worker has to know of a language: its words and the files that browsers read them from, by namespace. */
interface Language {
  words: Readonly<Record<string, Words>>;
  files: WordFiles;
}

/** While developing all are there. */
const wordFiles = new Map<string, WordFiles>(Object.entries(WORD_FILES));

/** Reads a language before a page in it is made. Throws when it cannot be had. */
export function prepareWords(locale: LocaleCode, fetchAsset: FetchAsset): Promise<void> {
  // While developing the words are there (words.ts).
  if (!import.meta.env.PROD) return Promise.resolve();
  return readOnce<Language>(LANGUAGE_FILES[locale] ?? "", fetchAsset, ({ words, files }) => {
    for (const [namespace, texts] of Object.entries(words)) keepWords(locale, namespace, texts);
    wordFiles.set(locale, files);
  });
}

/** The files that a browser reads words of these namespaces from. */
export function wordFilesOf(locale: LocaleCode, namespaces: readonly string[]): WordFiles {
  const files = wordFiles.get(locale) ?? {};
  return Object.fromEntries(namespaces.map((namespace) => [namespace, files[namespace] ?? ""]));
}
