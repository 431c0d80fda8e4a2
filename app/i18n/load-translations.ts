import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { parseFileAddresses } from "./file-addresses.ts";
import { storeTranslations, type Translations } from "./translations.ts";

/**
 * Loads the translations of a document's language from the files it names (`data-translations`). Rejects if one cannot
 * be loaded: a page without its texts is better left as rendered.
 */
export async function loadTranslations(
  block: HTMLElement | null,
  locale: LocaleCode,
  namespaces: readonly string[],
  loadModule: (file: string) => Promise<{ default: Translations }>,
): Promise<void> {
  const files = parseFileAddresses(block?.dataset.translations ?? "");
  const load = async (namespace: string) => {
    storeTranslations(locale, namespace, (await loadModule(files[namespace] ?? "")).default);
  };
  await Promise.all(namespaces.map(load));
}

/** The language of a document. */
export function localeOf(page: Document): LocaleCode {
  const row = LOCALES.find(({ tag }) => tag === page.documentElement.lang);
  if (!row) throw new Error(`no language has the tag ${page.documentElement.lang}`);
  return row.code;
}
