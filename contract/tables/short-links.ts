import type { LocaleCode } from "./locales.ts";

/** Addresses made for articles and campaigns: adding one is a row. `from` and `to` stand behind the locale. */
export interface ShortLink {
  from: string;
  to: string;
  /** The locales in which the address exists; all when absent. */
  locales?: readonly LocaleCode[];
}

export const SHORT_LINKS: readonly ShortLink[] = [
  { from: "/football", to: "/football/matches" },
  { from: "/basketball", to: "/basketball/matches" },
];
