import { getAdvertisement, updateAdUserViewed } from "./calls/ads.ts";
import { findPicture } from "./calls/banners.ts";
import { competitionSidebar, leagueAll, leagueList } from "./calls/competitions.ts";
import { matchChanges } from "./calls/match-changes.ts";
import { matchInfo } from "./calls/match-info.ts";
import { matchList, matchListV1, matchListV2, worldCupMatches } from "./calls/match-list.ts";
import { matchScore, sevensMatchScore } from "./calls/match-score.ts";
import { ranking } from "./calls/ranking.ts";
import { type Endpoint, publicPath } from "./endpoint.ts";

/** Every declared call. Clients, the browser's door, the reference upstream's router and the tests read this one list. */
export const ENDPOINTS = {
  leagueList,
  leagueAll,
  matchListV1,
  matchListV2,
  matchList,
  worldCupMatches,
  matchChanges,
  matchScore,
  sevensMatchScore,
  matchInfo,
  competitionSidebar,
  ranking,
  findPicture,
  getAdvertisement,
  updateAdUserViewed,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** A call's query as its schema lets it pass. */
export type QueryOf<Name extends EndpointName> =
  (typeof ENDPOINTS)[Name] extends Endpoint<infer Query, infer _Value> ? Query : never;

/** The domain value of a call's answer. */
export type ValueOf<Name extends EndpointName> =
  (typeof ENDPOINTS)[Name] extends Endpoint<infer _Query, infer Value> ? Value : never;

const byAddress = new Map<string, Endpoint>(Object.values<Endpoint>(ENDPOINTS).map((one) => [publicPath(one), one]));

/** The call at an address of the browser's door (behind `/api`), whatever the method; undefined when there is none. */
export const findEndpoint = (path: string): Endpoint | undefined => byAddress.get(path);
