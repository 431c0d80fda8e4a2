import { BRAZIL } from "./brazil.ts";
import type { LocaleCode } from "./locales.ts";
import { countryPath } from "./paths.ts";
import { SPORTS } from "./sports.ts";

/**
 * Addresses that redirect to a page: those made for articles and campaigns, and those of a page with tabs, which lead
 * to the first tab. Adding one is a row. `from` and `to` are patterns (path-pattern.ts) without the locale; an existing
 * page takes precedence over a row.
 */
interface ShortLink {
  from: string;
  to: string;
  /** The locales in which the address exists; absent if all. */
  locales?: readonly LocaleCode[];
  /** `:sport` in `to` is the visitor's last sport: the target differs between visitors. */
  isOfSport?: true;
}

export const SHORT_LINKS: readonly ShortLink[] = [
  { from: "/fantasysport", to: "/:sport/fantasysport", isOfSport: true },
  { from: "/matches", to: "/football/matches", locales: ["th", "vn"] },
  { from: "/ty-so", to: "/football/matches?show=live", locales: ["vn"] },
  { from: "/highlights", to: "/football/highlights", locales: ["vn"] },
  ...SPORTS.flatMap(({ code: sport }) => {
    const match = `/${sport}/:countryKey/:leagueKey/:matchName/:matchId`;
    const team = `/${sport}/team/:teamName/:teamKey`;
    const player = `/${sport}/player/:playerName/:player`;
    return [
      { from: `/${sport}`, to: `/${sport}/matches` },
      { from: `/${sport}/fav`, to: `/${sport}/fav/matches` },
      { from: team, to: `${team}/overview` },
      { from: player, to: `${player}/overview` },
      { from: `${match}/info`, to: match },
      { from: `${match}/analysis`, to: `${match}/analysis/details` },
    ];
  }),
  // To a fragment of a piece's page, which redirects to its own address.
  { from: "/news/:title/:newsId/:scrollTo", to: "/news/all/:title/:newsId#:scrollTo" },
  { from: "/brazil-football", to: countryPath(BRAZIL) },
  { from: "/brazil-football/matches", to: countryPath(BRAZIL) },
  { from: "/brazil-football/standings", to: countryPath(BRAZIL, "standings") },
  { from: "/football/:countryPlace", to: "/football/:countryPlace/matches" },
  ...SPORTS.map(({ code: sport }) => {
    const competition = `/${sport}/:countryKey/:leagueKey`;
    return { from: competition, to: `${competition}/matches` };
  }),
];
