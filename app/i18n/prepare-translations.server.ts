import LANGUAGE_FILES from "virtual:assets/translations";
import type { LocaleCode } from "#contract/tables/locales";
import type { FileAddresses } from "./file-addresses.ts";
import { type FetchAsset, readOnce } from "./read-once.server.ts";
import { storeTranslations, type Translations } from "./translations.ts";

/** What the worker needs of a language: its translations and the addresses of their browser files, by namespace. */
interface Language {
  translations: Readonly<Record<string, Translations>>;
  files: FileAddresses;
}

const translationFiles = new Map<string, FileAddresses>();

/** Loads a language before a page in it is rendered. Throws if it cannot be loaded. */
export async function prepareTranslations(locale: LocaleCode, fetchAsset: FetchAsset): Promise<void> {
  if (translationFiles.has(locale)) return;
  const { translations, files } = await readOnce<Language>(LANGUAGE_FILES[locale] ?? "", fetchAsset);
  for (const [namespace, texts] of Object.entries(translations)) storeTranslations(locale, namespace, texts);
  translationFiles.set(locale, files);
}

/** The files from which a browser loads these namespaces. */
export function translationFilesOf(locale: LocaleCode, namespaces: readonly string[]): FileAddresses {
  const files = translationFiles.get(locale) ?? {};
  return Object.fromEntries(namespaces.map((namespace) => [namespace, files[namespace] ?? ""]));
}
