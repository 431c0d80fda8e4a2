import type { LocaleCode } from "#contract/tables/locales";

/** A file of `locales/`. */
export type Words = Record<string, unknown>;

const fileOf = (locale: LocaleCode, namespace: string) => `/locales/${locale}/${namespace}.json`;

// While developing the server has all words of all languages. The worker has those of the languages that it was asked to
// speak (prepare-words.server.ts), a browser those that were loaded for its page (load-words.ts).
const known = new Map<string, Words>(
  Object.entries(
    import.meta.env.SSR && !import.meta.env.PROD
      ? import.meta.glob<Words>("/locales/*/*.json", { eager: true, import: "default" })
      : {},
  ),
);

export const keepWords = (locale: LocaleCode, namespace: string, words: Words): void => {
  known.set(fileOf(locale, namespace), words);
};

/** Throws when there are none: a page names a namespace that no file or no browser has. */
export function wordsIn(locale: LocaleCode, namespace: string): Words {
  const words = known.get(fileOf(locale, namespace));
  if (!words) throw new Error(`no words for ${locale}/${namespace}`);
  return words;
}
