import type { Competition } from "#contract/domain/competition";
import type { Contest } from "#contract/domain/contests";
import type { Highlight } from "#contract/domain/highlight";
import type { Match } from "#contract/domain/match";
import { newsItem } from "../feeds/test-news-wire.ts";
import type { SitemapSources } from "./sources.ts";

const vietnam = { id: "84", key: "vietnam", name: "Vietnam" };
const league: Competition = { id: "766", key: "v-league-1", name: "V.League 1", kind: "league", country: vietnam };
const cup: Competition = { ...league, id: "8010", key: "vba" };

export const match: Match = {
  id: "1076620260001",
  sport: "football",
  leagueId: "766",
  countryKey: "vietnam",
  leagueKey: "v-league-1",
  slug: "ha-noi-vs-nam-dinh",
  kickOff: Date.parse("2026-11-21T12:15:00Z"),
  home: { id: "70001", key: "ha-noi", name: "Hà Nội FC" },
  away: { id: "70002", key: "nam-dinh", name: "Nam Định" },
  source: "simulated",
  state: "scheduled",
  isTimeConfirmed: true,
};
const game: Match = { ...match, id: "9", sport: "basketball", leagueId: "8010", leagueKey: "vba" };

const film: Highlight = {
  id: "1",
  title: "Goals",
  cover: "highlight/1.svg",
  duration: 60,
  publishedAt: Date.parse("2026-11-21T15:00:00Z"),
  source: "animation",
  url: "highlight/1",
  mayEmbed: true,
  blockedCountries: [],
  match,
};

const contest: Contest = {
  id: "pf-2026w47",
  kind: "prediction",
  sport: "football",
  title: "Predictions of the week",
  startDate: Date.parse("2026-11-16T00:00:00Z"),
  endDate: Date.parse("2026-11-22T14:00:00Z"),
  isParticipating: false,
  participants: 7,
  prizes: [],
  hasMadeUpEntries: true,
};

/** One item of each kind, and of each sport where both have it. */
export const testSources: SitemapSources = {
  competitions: async () => ({
    football: { countries: [{ country: vietnam, competitions: [league] }] },
    basketball: { countries: [{ country: vietnam, competitions: [cup] }] },
  }),
  matches: async () => [match, game, { ...match, id: "2", slug: "nam-dinh-vs-ha-noi" }],
  players: async () => [
    { sport: "football", id: "5", key: "quang-hai" },
    { sport: "basketball", id: "6", key: "dinh" },
  ],
  highlights: async () => [film, { ...film, id: "0", publishedAt: 0 }, { ...film, id: "3", match: game }],
  contests: async () => [
    contest,
    { ...contest, id: "pb-2026w47", sport: "basketball" },
    { ...contest, id: "sf-2026w47", kind: "score" },
    { ...contest, id: "sb-2026w47", kind: "score", sport: "basketball" },
    { ...contest, id: "wc-2026m12", kind: "worldCup" },
    { ...contest, id: "rf-2026m11", kind: "referral", sport: undefined },
    { ...contest, id: "vf-2026m11", kind: "video" },
    { ...contest, id: "vb-2026m11", kind: "video", sport: "basketball" },
  ],
  hasNews: async () => true,
  news: async (locale) => [
    { ...newsItem, language: locale },
    { ...newsItem, language: locale, id: "41", sport: undefined, publishedAt: newsItem.publishedAt - 1_000 },
    { ...newsItem, language: locale, id: "40", sport: "basketball", publishedAt: newsItem.publishedAt - 2_000 },
  ],
};
