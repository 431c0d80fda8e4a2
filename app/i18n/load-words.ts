import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { readWordFiles } from "./word-files.ts";
import { keepWords, type Words } from "./words.ts";

/**
 * Loads the words of a document's language from the files that it names (`data-words`). Rejects when one cannot be had:
 * a page that cannot speak is better left as it came.
 */
export async function loadWords(
  block: HTMLElement | null,
  locale: LocaleCode,
  namespaces: readonly string[],
): Promise<void> {
  const files = readWordFiles(block?.dataset.words ?? "");
  const load = async (namespace: string) => {
    const file = (await import(/* @vite-ignore */ files[namespace] ?? "")) as { default: Words };
    keepWords(locale, namespace, file.default);
  };
  await Promise.all(namespaces.map(load));
}

/** The language that a document is written in. */
export function localeOf(page: Document): LocaleCode {
  const row = LOCALES.find(({ tag }) => tag === page.documentElement.lang);
  if (!row) throw new Error(`no language has the tag ${page.documentElement.lang}`);
  return row.code;
}
