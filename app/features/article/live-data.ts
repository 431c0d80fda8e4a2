import type { Competition } from "#contract/domain/competition";
import type { MeetingsSummary } from "#contract/domain/history";
import type { Match, Source } from "#contract/domain/match";
import type { StandingsRow, StandingsTable } from "#contract/domain/standings";
import type { Settled } from "~/features/errors/error-kind";
import type { MatchDay } from "~/features/match-days/group-by-day";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";

/** Matches of a competition on a day. */
export interface ShownGroup {
  competition: Competition;
  source: Source;
  matches: Match[];
}

/** A side of a match in its competition's table; without a row if no table has it. */
export interface SideFacts {
  team: Match["home"];
  row?: StandingsRow;
}

export interface MatchFacts {
  match: Match;
  competition: Competition;
  /** Local time, HH:mm; absent if unknown. */
  time?: string;
  home: SideFacts;
  away: SideFacts;
  /** Previous meetings of the two teams from the home side's view; absent if there are none or nothing is known. */
  meetings?: MeetingsSummary;
  standings: StandingsFacts;
}

interface TodayData {
  block: "today";
  groups: ShownGroup[];
}
interface FactsData {
  block: "facts";
  matches: MatchFacts[];
}
export interface DaysData {
  block: "results" | "fixtures";
  days: MatchDay[];
  /** Path of the page with all of them, after the locale. */
  morePath: string;
}
export interface StandingsData {
  block: "standings";
  competition: Competition;
  season: string;
  source: Source;
  /** The first of the season's tables; absent if there is none yet. */
  table?: StandingsTable<StandingsRow>;
  facts: StandingsFacts;
}

export type LiveData = (TodayData | FactsData | DaysData | StandingsData) & { fetched: AnswerAge };

/** The data of a live block, or its error. */
export type ShownLiveBlock = Settled<LiveData>;

/** The matches that a block shows as rows. */
export function rowsOf(data: LiveData): readonly Match[] {
  if (data.block === "today") return data.groups.flatMap(({ matches }) => matches);
  return data.block === "results" || data.block === "fixtures" ? data.days.flatMap(({ matches }) => matches) : [];
}

/** All matches that a block mentions. */
export const matchesOf = (data: LiveData): readonly Match[] =>
  data.block === "facts" ? data.matches.map(({ match }) => match) : rowsOf(data);
