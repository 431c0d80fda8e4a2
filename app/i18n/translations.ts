import type { LocaleCode } from "#contract/tables/locales";

/** A file of `locales/`. */
export type Translations = Record<string, unknown>;

const fileOf = (locale: LocaleCode, namespace: string) => `/locales/${locale}/${namespace}.json`;

// Tests have all translations. The worker has those of languages it has rendered (prepare-translations.server.ts), a
// browser those loaded for its page (load-translations.ts).
const known = new Map<string, Translations>(
  Object.entries(
    import.meta.env.MODE === "test"
      ? import.meta.glob<Translations>("/locales/*/*.json", { eager: true, import: "default" })
      : {},
  ),
);

export const storeTranslations = (locale: LocaleCode, namespace: string, translations: Translations): void => {
  known.set(fileOf(locale, namespace), translations);
};

/** Throws if they are missing: the page names a namespace without a file, or not loaded in this browser. */
export function translationsOf(locale: LocaleCode, namespace: string): Translations {
  const translations = known.get(fileOf(locale, namespace));
  if (!translations) throw new Error(`no translations for ${locale}/${namespace}`);
  return translations;
}
