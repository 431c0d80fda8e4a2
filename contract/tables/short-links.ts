import type { LocaleCode } from "./locales.ts";

/**
 * Addresses that lead to a page's own: those made for articles and campaigns, and those of a page with tabs, which lead
 * to its first. Adding one is a row. `from` and `to` are patterns (path-pattern.ts) behind the locale; a page that
 * stands at an address comes before a row.
 */
export interface ShortLink {
  from: string;
  to: string;
  /** The locales in which the address exists; all when absent. */
  locales?: readonly LocaleCode[];
}

export const SHORT_LINKS: readonly ShortLink[] = [
  { from: "/football", to: "/football/matches" },
  { from: "/basketball", to: "/basketball/matches" },
  { from: "/matches", to: "/football/matches", locales: ["th", "vn"] },
  { from: "/ty-so", to: "/football/matches?show=live", locales: ["vn"] },
  { from: "/highlights", to: "/football/highlights", locales: ["vn"] },
  { from: "/football/team/:teamName/:teamKey", to: "/football/team/:teamName/:teamKey/overview" },
  { from: "/basketball/team/:teamName/:teamKey", to: "/basketball/team/:teamName/:teamKey/overview" },
  { from: "/football/player/:playerName/:player", to: "/football/player/:playerName/:player/overview" },
  { from: "/basketball/player/:playerName/:player", to: "/basketball/player/:playerName/:player/overview" },
  { from: "/football/:countryPlace", to: "/football/:countryPlace/matches" },
  { from: "/football/:countryKey/:leagueKey", to: "/football/:countryKey/:leagueKey/matches" },
  { from: "/basketball/:countryKey/:leagueKey", to: "/basketball/:countryKey/:leagueKey/matches" },
];
