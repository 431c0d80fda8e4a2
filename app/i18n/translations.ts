import type { LocaleCode } from "#contract/tables/locales";

/** A file of `locales/`. */
export type Translations = Record<string, unknown>;

const fileOf = (locale: LocaleCode, namespace: string) => `/locales/${locale}/${namespace}.json`;

// While developing the server has all translations. The worker has those of the languages that it has rendered pages in
// (prepare-translations.server.ts), a browser those that were loaded for its page (load-translations.ts).
const known = new Map<string, Translations>(
  Object.entries(
    import.meta.env.SSR && !import.meta.env.PROD
      ? import.meta.glob<Translations>("/locales/*/*.json", { eager: true, import: "default" })
      : {},
  ),
);

export const storeTranslations = (locale: LocaleCode, namespace: string, translations: Translations): void => {
  known.set(fileOf(locale, namespace), translations);
};

/** Throws when there are none: a page names a namespace that no file or no browser has. */
export function translationsOf(locale: LocaleCode, namespace: string): Translations {
  const translations = known.get(fileOf(locale, namespace));
  if (!translations) throw new Error(`no translations for ${locale}/${namespace}`);
  return translations;
}
