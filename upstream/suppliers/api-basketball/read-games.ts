import * as z from "zod/mini";
import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { plus, sideAhead } from "../../match/score.ts";
import { Named, readRows } from "../api-sports/answer.ts";
import type { MatchFacts, Reading } from "../facts.ts";
import { readPhase } from "./read-status.ts";

/** Negative points have occurred in other sports: such a row is invalid. */
const Points = z.nullable(z.int().check(z.minimum(0)));

const Scores = z.object({
  quarter_1: Points,
  quarter_2: Points,
  quarter_3: Points,
  quarter_4: Points,
  over_time: Points,
  total: Points,
});

/**
 * Seasons over two years are written "2026-2027", others as a number. The timer counts whole minutes and is ignored.
 */
const Game = z.object({
  id: z.int(),
  timestamp: z.int(),
  stage: z.optional(z.nullable(z.string())),
  week: z.optional(z.nullable(z.union([z.string(), z.int()]))),
  venue: z.optional(z.nullable(z.string())),
  status: z.object({ short: z.string() }),
  league: Named,
  teams: z.object({ home: Named, away: Named }),
  scores: z.object({ home: Scores, away: Scores }),
});

type Row = z.output<typeof Game>;

const PARTS = ["quarter_1", "quarter_2", "quarter_3", "quarter_4", "over_time"] as const;

const pairOf = ({ scores: { home, away } }: Row, part: (typeof PARTS)[number] | "total"): Pair | undefined => {
  const [ours, theirs] = [home[part], away[part]];
  return ours === null || theirs === null ? undefined : [ours, theirs];
};

const isBreak = (phase: Phase | undefined): boolean => phase === "HALF_TIME" || phase === "END_OF_PERIOD";
const isNothing = (pair: Pair | undefined): boolean => pair?.[0] === 0 && pair[1] === 0;

/** Points of each period that has begun. During a break, the next period may already be listed, with zero for both. */
function periodsOf(row: Row, phase: Phase | undefined): Pair[] {
  const all = PARTS.map((part) => pairOf(row, part));
  const end = all.indexOf(undefined);
  const begun = all.slice(0, end === -1 ? all.length : end) as Pair[];
  return isBreak(phase) && begun.length > 1 && isNothing(begun.at(-1)) ? begun.slice(0, -1) : begun;
}

/** After two quarters it is half-time, unless the second is still being played. */
const halfTimeOf = ([first, second]: readonly Pair[], phase: Phase | undefined): Pair | undefined =>
  first && second && phase !== "Q1" && phase !== "Q2" ? plus(first, second) : undefined;

function scores(row: Row, phase: Phase | undefined): Partial<MatchFacts> {
  const periods = periodsOf(row, phase);
  const score = pairOf(row, "total");
  const halfTime = halfTimeOf(periods, phase);
  const winner = score && phase !== undefined && phaseGroup(phase) === "final" ? sideAhead(score) : undefined;
  return {
    ...(score && { score }),
    ...(periods.length > 0 && { periods }),
    ...(halfTime && { halfTime }),
    ...(winner && { winner }),
  };
}

/** The week of a league, or the name of the stage. */
const roundOf = ({ stage, week }: Row): string => stage || (week ? `Regular Season - ${week}` : "");

/** Preseason games do not count. */
const isTrial = ({ stage }: Row): boolean => /pre-?\s?season/i.test(stage ?? "");

function toFacts(row: Row): MatchFacts | { reason: string } {
  const { id, league, teams, status, venue } = row;
  if (teams.home.id === teams.away.id) return { reason: `game ${id}: a team against itself` };
  if (isTrial(row)) return { reason: `game ${id}: before the season` };
  const phase = readPhase(status.short);
  return {
    id: String(id),
    sport: "basketball",
    competition: { id: String(league.id), name: league.name },
    round: roundOf(row),
    kickOff: row.timestamp * 1_000,
    isTimeConfirmed: true,
    home: { id: String(teams.home.id), name: teams.home.name },
    away: { id: String(teams.away.id), name: teams.away.name },
    ...(venue && { venue: { name: venue } }),
    phase,
    word: status.short,
    ...scores(row, phase),
  };
}

/** `games`, by any parameter. */
export const readGames = (answer: unknown): Reading<MatchFacts> => readRows(answer, Game, toFacts);
