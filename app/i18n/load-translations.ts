import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { parseFileAddresses } from "./file-addresses.ts";
import { storeTranslations, type Translations } from "./translations.ts";

/**
 * Loads the translations of a document's language from the files that it names (`data-translations`). Rejects when one
 * cannot be had: a page without its texts is better left as it came.
 */
export async function loadTranslations(
  block: HTMLElement | null,
  locale: LocaleCode,
  namespaces: readonly string[],
): Promise<void> {
  const files = parseFileAddresses(block?.dataset.translations ?? "");
  const load = async (namespace: string) => {
    const file = (await import(/* @vite-ignore */ files[namespace] ?? "")) as { default: Translations };
    storeTranslations(locale, namespace, file.default);
  };
  await Promise.all(namespaces.map(load));
}

/** The language that a document is written in. */
export function localeOf(page: Document): LocaleCode {
  const row = LOCALES.find(({ tag }) => tag === page.documentElement.lang);
  if (!row) throw new Error(`no language has the tag ${page.documentElement.lang}`);
  return row.code;
}
