import * as z from "zod/mini";
import type { Pair } from "#contract/domain/match";
import { instantOf } from "#contract/time/zone";
import { periodOfMinute, type ReportedEvent } from "../../match/match-details.ts";
import type { MatchFacts, Reading } from "../facts.ts";
import { readEach } from "../read-each.ts";
import { competitionId } from "./leagues.ts";
import { Result, readResults } from "./read-results.ts";

const Team = z.object({ teamId: z.int(), teamName: z.string().check(z.minLength(1)) });

const Goal = z.object({
  scoreTeam1: z.nullable(z.int()),
  scoreTeam2: z.nullable(z.int()),
  matchMinute: z.nullable(z.int()),
  goalGetterName: z.optional(z.nullable(z.string())),
  isPenalty: z.nullable(z.boolean()),
  isOwnGoal: z.nullable(z.boolean()),
});
type GoalRow = z.output<typeof Goal>;

const Match = z.object({
  matchID: z.int(),
  matchDateTime: z.string(),
  matchDateTimeUTC: z.optional(z.nullable(z.string())),
  timeZoneID: z.optional(z.nullable(z.string())),
  leagueShortcut: z.string(),
  leagueSeason: z.union([z.int(), z.string()]),
  leagueName: z.string(),
  group: z.object({ groupName: z.string() }),
  team1: Team,
  team2: Team,
  matchIsFinished: z.boolean(),
  matchResults: z.array(Result),
  goals: z.array(z.unknown()),
  location: z.optional(
    z.nullable(z.object({ locationStadium: z.nullable(z.string()), locationCity: z.nullable(z.string()) })),
  ),
});
type Row = z.output<typeof Match>;

/** Local times name a Windows zone; the leagues here are all played in one. */
const ZONES: ReadonlyMap<string, string> = new Map([["W. Europe Standard Time", "Europe/Berlin"]]);

/** The kick-off; from the local time if the UTC one is missing. */
function kickOffOf({ matchDateTime, matchDateTimeUTC, timeZoneID }: Row): number | undefined {
  const instant = Date.parse(matchDateTimeUTC ?? "");
  if (!Number.isNaN(instant)) return instant;
  const zone = ZONES.get(timeZoneID ?? "");
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(matchDateTime) ?? [];
  return zone && date && time ? instantOf(date, time, zone) : undefined;
}

/** "21. Spieltag", "1. Runde", "Achtelfinale", "Finale". */
function roundOf(name: string): string {
  const day = /^(\d{1,2})\. spieltag$/i.exec(name)?.[1];
  if (day) return `Regular Season - ${day}`;
  const early = /^(\d)\. (?:haupt)?runde$/i.exec(name)?.[1];
  if (early) return `${early}${["st", "nd", "rd"][Number(early) - 1] ?? "th"} Round`;
  return /^finale$/i.test(name) ? "Final" : name;
}

/** The goals with a score, ordered by it: volunteers enter them in any order. */
function goalsOf(rows: readonly unknown[]): (GoalRow & { score: Pair })[] {
  const read = rows.flatMap((row) => {
    const goal = Goal.safeParse(row);
    if (!goal.success) return [];
    const { scoreTeam1: home, scoreTeam2: away } = goal.data;
    return home === null || away === null ? [] : [{ ...goal.data, score: [home, away] as const }];
  });
  return read.sort((a, b) => a.score[0] + a.score[1] - (b.score[0] + b.score[1]));
}

/** Goals with a minute; the side follows from the score that they raise. */
function eventsOf(goals: ReturnType<typeof goalsOf>): ReportedEvent[] {
  return goals.flatMap(({ score, matchMinute: minute, goalGetterName: name, isOwnGoal, isPenalty }, index) => {
    const before = goals[index - 1]?.score ?? [0, 0];
    const [home, away] = [score[0] - before[0], score[1] - before[1]];
    if (minute === null || minute < 1 || home + away !== 1) return [];
    return {
      type: isOwnGoal ? ("OWN_GOAL" as const) : isPenalty ? ("PEN_GOAL" as const) : ("GOAL" as const),
      side: home === 1 ? ("home" as const) : ("away" as const),
      minute,
      period: periodOfMinute(minute),
      ...(name && { player: { name } }),
    };
  });
}

function toFacts(row: Row): MatchFacts | { reason: string } {
  const { matchID: id, team1, team2, location } = row;
  if (team1.teamId === team2.teamId) return { reason: `match ${id}: a team against itself` };
  const kickOff = kickOffOf(row);
  if (kickOff === undefined) return { reason: `match ${id}: no kick-off` };
  const isTimeConfirmed = !row.matchDateTime.includes("T00:00:00");
  const goals = goalsOf(row.goals);
  const results = readResults({
    isFinished: row.matchIsFinished,
    results: row.matchResults,
    running: goals.at(-1)?.score,
    isLateGoal: (goals.at(-1)?.matchMinute ?? 0) > 45,
  });
  const isUnknownTime = !isTimeConfirmed && results.phase === "SCHEDULED";
  return {
    id: String(id),
    sport: "football",
    competition: { id: competitionId(row.leagueShortcut.toLowerCase(), row.leagueSeason), name: row.leagueName },
    round: roundOf(row.group.groupName),
    kickOff,
    isTimeConfirmed,
    home: { id: String(team1.teamId), name: team1.teamName },
    away: { id: String(team2.teamId), name: team2.teamName },
    ...(location?.locationStadium && {
      venue: { name: location.locationStadium, ...(location.locationCity && { city: location.locationCity }) },
    }),
    word: row.matchIsFinished ? "finished" : "",
    ...results,
    ...(isUnknownTime && { phase: "TIME_TBA" as const }),
    events: eventsOf(goals),
  };
}

/** `getmatchdata`, of a season or of the current matchday. */
export function readMatchData(answer: unknown): Reading<MatchFacts> {
  if (!Array.isArray(answer)) throw new Error("not an answer of this supplier");
  return readEach(answer, Match, toFacts);
}
