import { HOUR, WEEK } from "#contract/time/units";
import type { SeasonTable } from "./season-table.ts";
import type { CountedMatch } from "./tally.ts";

/** Matches further from a matchday's last one were brought forward or postponed. */
const ONE_MATCHDAY = 5 * 24 * HOUR;
/** In unnumbered rounds, a longer break than this begins the next one. */
const ONE_ROUND = 36 * HOUR;

/** Ranks and points after each round, as far as played. */
interface RankHistory {
  /** Matchdays, or weeks from 1 if matches have none. */
  rounds: number[];
  /** Last counted kick-off of each round, in milliseconds. */
  dates: number[];
  /** Null before a team's first match. */
  series: { teamId: string; ranks: (number | null)[]; points: (number | null)[] }[];
}

/** Deductions by team as known at an instant. */
export type DeductionsAt = (instant: number) => Readonly<Record<string, number>>;

const byKickOff = (a: CountedMatch, b: CountedMatch): number => a.kickOff - b.kickOff;

/** A match's round: its matchday, or the week of the season. */
function roundsOf(matches: readonly CountedMatch[]): (match: CountedMatch) => number {
  const isNumbered = matches.every(({ matchday }) => matchday !== undefined);
  if (isNumbered) return ({ matchday }) => matchday!;
  const first = Math.min(...matches.map(({ kickOff }) => kickOff));
  return ({ kickOff }) => Math.floor((kickOff - first) / WEEK) + 1;
}

/** The table after each round: matches of that round and earlier ones, whenever they were played. */
export function buildHistory(
  { matches, rows, rankBy }: Pick<SeasonTable, "matches" | "rows" | "rankBy">,
  deductionsAt: DeductionsAt,
): RankHistory {
  if (matches.length === 0) return { rounds: [], dates: [], series: [] };
  const roundOf = roundsOf(matches);
  const rounds = [...new Set(matches.map(roundOf))].sort((a, b) => a - b);
  const dates: number[] = [];
  const tables = rounds.map((round) => {
    const counted = matches.filter((match) => roundOf(match) <= round);
    const date = Math.max(...counted.map(({ kickOff }) => kickOff));
    dates.push(date);
    return new Map(rankBy(counted, deductionsAt(date)).map((row) => [row.teamId, row]));
  });
  const series = rows.map(({ teamId }) => {
    const own = tables.map((table) => table.get(teamId)).map((row) => (row && row.played > 0 ? row : undefined));
    return { teamId, ranks: own.map((row) => row?.rank ?? null), points: own.map((row) => row?.points ?? null) };
  });
  return { rounds, dates, series };
}

/** Start of the last round: the first of the matches that were played together with the last one. */
function startOfLastRound(matches: readonly CountedMatch[]): number | undefined {
  const inOrder = [...matches].sort(byKickOff);
  const last = inOrder.at(-1);
  if (!last) return undefined;
  if (last.matchday !== undefined) {
    const together = inOrder.filter(
      ({ matchday, kickOff }) => matchday === last.matchday && last.kickOff - kickOff < ONE_MATCHDAY,
    );
    return together[0]!.kickOff;
  }
  const isBreak = (match: CountedMatch, index: number) =>
    index > 0 && match.kickOff - inOrder[index - 1]!.kickOff > ONE_ROUND;
  return (inOrder.findLast(isBreak) ?? inOrder[0]!).kickOff;
}

/** Each team's rank before the last round; empty if there was none. */
export function ranksBefore(
  { matches, rankBy }: Pick<SeasonTable, "matches" | "rankBy">,
  deductionsAt: DeductionsAt,
): ReadonlyMap<string, number> {
  const start = startOfLastRound(matches);
  const before = start === undefined ? [] : matches.filter(({ kickOff }) => kickOff < start);
  if (before.length === 0) return new Map();
  const date = Math.max(...before.map(({ kickOff }) => kickOff));
  return new Map(rankBy(before, deductionsAt(date)).map(({ teamId, rank }) => [teamId, rank]));
}
