import type { Fixture } from "../../match/match.ts";
import { contextAt } from "../../matches/history/test-context.ts";
import { FIXTURES, timelineOf } from "../../simulator/football/test-matches.ts";
import { MATCH_CENTRE_ANSWERS } from "./match-centre-answers.ts";

// The requests of these calls' tests, and their matches.

/** A few matches of every format. */
export const SAMPLE = FIXTURES.filter((_, index) => index % 140 === 0);

export const LEAGUE_MATCH = FIXTURES.find(
  ({ competitionId, kickOff }) => competitionId === "101" && kickOff > Date.parse("2026-10-01"),
)!;

/** The final whistle after ninety minutes. */
export const whistleOf = (fixture: Fixture): number => timelineOf(fixture).periods[1]?.endsAt ?? fixture.kickOff;

export const MATCH_CALLS = ["matchEvents", "matchCommentary", "matchStat", "matchLineup", "liveTracker"] as const;
type MatchCall = (typeof MATCH_CALLS)[number];

export type Stored = Parameters<typeof contextAt>[1];

export const ask = (name: MatchCall, matchId: string, now: number, lang = "en", stored: Stored = []) =>
  MATCH_CENTRE_ANSWERS[name]({ matchId, lang, size: 50 }, contextAt(now, stored));
