import type { LocaleCode } from "../tables/locales.ts";

/** Languages that put no space between sentences. */
const SPACELESS: ReadonlySet<LocaleCode> = new Set<LocaleCode>(["zh-Hans", "zh-Hant"]);

/** What is between two sentences. */
export const sentenceGap = (locale: LocaleCode): "" | " " => (SPACELESS.has(locale) ? "" : " ");
