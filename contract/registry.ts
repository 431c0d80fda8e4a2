import { getAdvertisement, updateAdUserViewed } from "./calls/ads.ts";
import { ANALYSIS_CALLS } from "./calls/analysis/analysis-calls.ts";
import { notificationAnnouncement } from "./calls/announcement.ts";
import { findPicture } from "./calls/banners.ts";
import { BASKETBALL_CALLS } from "./calls/basketball/basketball-calls.ts";
import { COMMENT_CALLS, COMMENT_LISTS } from "./calls/comments/comment-calls.ts";
import { COMPETITION_CALLS } from "./calls/competitions.ts";
import { CONTEST_CALLS, CONTEST_LISTS } from "./calls/contests/contest-calls.ts";
import { FOLLOW_CALLS } from "./calls/follow/follow-calls.ts";
import { HIGHLIGHT_CALLS } from "./calls/highlights/highlights-calls.ts";
import { importList } from "./calls/imports.ts";
import { MATCH_CENTRE_CALLS } from "./calls/match-centre/match-centre-calls.ts";
import { matchChanges } from "./calls/match-changes.ts";
import { matchInfo } from "./calls/match-info.ts";
import { MATCH_LISTS, matchListV1, matchListV2, worldCupMatches } from "./calls/match-list.ts";
import { matchScore, sevensMatchScore } from "./calls/match-score.ts";
import { MEMBER_CALLS } from "./calls/members/members-calls.ts";
import { NEWS_CALLS } from "./calls/news/news-calls.ts";
import { NEWSLETTER_CALLS } from "./calls/newsletter/newsletter-calls.ts";
import { NOTICE_CALLS } from "./calls/notices/notice-calls.ts";
import { ODDS_CALLS } from "./calls/odds/odds-calls.ts";
import { PEOPLE_CALLS } from "./calls/people/people-calls.ts";
import { SEARCH_CALLS } from "./calls/search/search-calls.ts";
import { SEVENS_CALLS } from "./calls/sevens/sevens-calls.ts";
import { STANDINGS_CALLS } from "./calls/standings/standings-calls.ts";
import { pathParameters } from "./http/path-parameters.ts";
import { publicPath } from "./http/public-path.ts";
import type { Endpoint } from "./wire/endpoint.ts";
import type { WireOf } from "./wire/wire-of.ts";

/**
 * Every declared call: the single list for clients, the browser-facing API, the reference upstream's router and the
 * tests.
 */
export const ENDPOINTS = {
  matchListV1,
  matchListV2,
  ...MATCH_LISTS,
  worldCupMatches,
  matchChanges,
  matchScore,
  sevensMatchScore,
  matchInfo,
  importList,
  findPicture,
  getAdvertisement,
  updateAdUserViewed,
  notificationAnnouncement,
  ...ANALYSIS_CALLS,
  ...BASKETBALL_CALLS,
  ...COMMENT_CALLS,
  ...COMMENT_LISTS,
  ...COMPETITION_CALLS,
  ...CONTEST_CALLS,
  ...CONTEST_LISTS,
  ...FOLLOW_CALLS,
  ...HIGHLIGHT_CALLS,
  ...MATCH_CENTRE_CALLS,
  ...MEMBER_CALLS,
  ...NEWS_CALLS,
  ...NEWSLETTER_CALLS,
  ...NOTICE_CALLS,
  ...ODDS_CALLS,
  ...PEOPLE_CALLS,
  ...SEARCH_CALLS,
  ...SEVENS_CALLS,
  ...STANDINGS_CALLS,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** A call's query as validated by its schema. */
export type QueryOf<Name extends EndpointName> =
  (typeof ENDPOINTS)[Name] extends Endpoint<infer Query, infer _Value, infer _Result> ? Query : never;

/** The content of a call's result besides the business code, as the reference upstream writes it. */
export type ResultOf<Name extends EndpointName> = WireOf<(typeof ENDPOINTS)[Name]["result"]>;

/** The domain value of a call's answer. */
export type ValueOf<Name extends EndpointName> =
  (typeof ENDPOINTS)[Name] extends Endpoint<infer _Query, infer Value, infer _Result> ? Value : never;

const ALL = Object.values<Endpoint>(ENDPOINTS);
const byAddress = new Map(ALL.map((one) => [publicPath(one), one]));
const withPlaces = ALL.filter(({ path }) => path.includes("{"));

/**
 * The call at an address of the browser-facing API (without `/api`), whatever the method; undefined if there is none.
 */
export const findEndpoint = (path: string): Endpoint | undefined =>
  byAddress.get(path) ?? withPlaces.find((one) => pathParameters(publicPath(one), path));
