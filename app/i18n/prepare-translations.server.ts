import TRANSLATION_FILES, { LANGUAGE_FILES } from "virtual:translation-files";
import type { LocaleCode } from "#contract/tables/locales";
import type { FileAddresses } from "./file-addresses.ts";
import { type FetchAsset, readOnce } from "./read-once.server.ts";
import { storeTranslations, type Translations } from "./translations.ts";

/** What the worker has to know of a language: its translations and the files that browsers read them from, by namespace. */
interface Language {
  translations: Readonly<Record<string, Translations>>;
  files: FileAddresses;
}

/** While developing all are there. */
const translationFiles = new Map<string, FileAddresses>(Object.entries(TRANSLATION_FILES));

/** Reads a language before a page in it is made. Throws when it cannot be had. */
export function prepareTranslations(locale: LocaleCode, fetchAsset: FetchAsset): Promise<void> {
  // While developing all translations are there (translations.ts).
  if (!import.meta.env.PROD) return Promise.resolve();
  return readOnce<Language>(LANGUAGE_FILES[locale] ?? "", fetchAsset, ({ translations, files }) => {
    for (const [namespace, texts] of Object.entries(translations)) storeTranslations(locale, namespace, texts);
    translationFiles.set(locale, files);
  });
}

/** The files that a browser reads the translations of these namespaces from. */
export function translationFilesOf(locale: LocaleCode, namespaces: readonly string[]): FileAddresses {
  const files = translationFiles.get(locale) ?? {};
  return Object.fromEntries(namespaces.map((namespace) => [namespace, files[namespace] ?? ""]));
}
