import type { AdWire } from "#contract/calls/ads";
import type { BannerWire } from "#contract/calls/banners";
import type { CompetitionListBody, SidebarBody } from "#contract/calls/competitions";
import type { MatchChangesBody } from "#contract/calls/match-changes";
import type { MatchInfoWire } from "#contract/calls/match-info";
import type { MatchListBody } from "#contract/calls/match-list";
import type { ScoreTickWire } from "#contract/calls/match-score";
import type { RankingBody } from "#contract/calls/ranking";
import type { EndpointName, QueryOf } from "#contract/registry";
import { type LocaleCode, localeOfApiLang } from "#contract/tables/locales";
import type { Directory } from "../directory.ts";
import type { Sources } from "../sources.ts";

/** What stands beside `businessCode` in the result of each call. */
interface Bodies {
  leagueList: CompetitionListBody;
  leagueAll: CompetitionListBody;
  matchListV1: MatchListBody;
  matchListV2: MatchListBody;
  matchList: MatchListBody;
  worldCupMatches: MatchListBody;
  matchChanges: MatchChangesBody;
  matchScore: { data: ScoreTickWire[] };
  sevensMatchScore: { data: ScoreTickWire[] };
  matchInfo: { data: MatchInfoWire };
  competitionSidebar: SidebarBody;
  ranking: RankingBody;
  findPicture: { data: BannerWire[] };
  getAdvertisement: { data: AdWire[] };
  updateAdUserViewed: object;
}

export interface CallContext {
  /** The instant that is asked about, in milliseconds. */
  now: number;
  sources: Sources;
  directory: Directory;
}

/** Answers one call; refuses it by throwing a CallRefusal. */
export type Call<Name extends EndpointName> = (
  query: QueryOf<Name>,
  context: CallContext,
) => Promise<Bodies[Name]> | Bodies[Name];

export type Calls = { [Name in EndpointName]: Call<Name> };

/** The language of a `lang` that the call's schema has let pass. */
export const localeOf = (lang: string): LocaleCode => localeOfApiLang(lang) ?? "en";
