import * as z from "zod/mini";
import type { Pair, Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { SECOND } from "#contract/time/units";
import { Count, Named, readRows, Score, toPair } from "../api-sports/answer.ts";
import type { MatchFacts, Reading } from "../facts.ts";
import { readEvents } from "./read-events.ts";
import { readLineUps } from "./read-line-ups.ts";
import { readStatistics } from "./read-statistics.ts";
import { readPhase } from "./read-status.ts";

const Team = z.object({ ...Named.shape, winner: z.optional(z.nullable(z.boolean())) });

const Fixture = z.object({
  fixture: z.object({
    id: z.int(),
    referee: z.nullable(z.string()),
    timestamp: z.int(),
    periods: z.object({ first: Count, second: Count }),
    venue: z.object({ name: z.nullable(z.string()), city: z.nullable(z.string()) }),
    status: z.object({ short: z.string(), elapsed: Count, extra: z.optional(Count) }),
  }),
  league: z.object({ ...Named.shape, round: z.nullable(z.string()) }),
  teams: z.object({ home: Team, away: Team }),
  goals: Score,
  score: z.object({ halftime: Score, fulltime: Score, extratime: Score, penalty: Score }),
  events: z.optional(z.array(z.unknown())),
  lineups: z.optional(z.array(z.unknown())),
  statistics: z.optional(z.array(z.unknown())),
  players: z.optional(z.array(z.unknown())),
});

type Row = z.output<typeof Fixture>;

/** "M. Oliver, England". */
const refereeOf = (text: string | null): string | undefined => text?.split(",")[0]?.trim() || undefined;

function periodStartOf({ fixture: { periods } }: Row, phase: MatchFacts["phase"]): number | undefined {
  const start = phase === "FIRST_HALF" ? periods.first : phase === "SECOND_HALF" ? periods.second : null;
  return start === null ? undefined : start * SECOND;
}

function winnerOf({ teams }: Row): Side | undefined {
  if (teams.home.winner === true) return "home";
  return teams.away.winner === true ? "away" : undefined;
}

function details(row: Row): Pick<MatchFacts, "events" | "lineUps" | "statistics"> {
  const sides = new Map<number, Side>([
    [row.teams.home.id, "home"],
    [row.teams.away.id, "away"],
  ]);
  const lineUps = row.lineups && readLineUps(row.lineups, row.players ?? [], sides);
  const statistics = row.statistics && readStatistics(row.statistics, sides);
  return {
    ...(row.events && { events: readEvents(row.events, sides) }),
    ...(lineUps && { lineUps }),
    ...(statistics && { statistics }),
  };
}

const sumOf = (a: Pair, b: Pair | undefined): Pair => [a[0] + (b?.[0] ?? 0), a[1] + (b?.[1] ?? 0)];

function scores({ goals, score }: Row, phase: MatchFacts["phase"]): Partial<MatchFacts> {
  const [halfTime, fullTime, extra, shootout] = [score.halftime, score.fulltime, score.extratime, score.penalty].map(
    toPair,
  );
  const isOver = phase !== undefined && phaseGroup(phase) === "final";
  // `goals` excludes the shoot-out only; after extra time it is the sum of both parts.
  const total = toPair(goals) ?? (fullTime && sumOf(fullTime, extra));
  return {
    ...(total && { score: total }),
    // Before half-time the supplier repeats the running score here.
    ...(halfTime && phase !== "FIRST_HALF" && { halfTime }),
    ...(fullTime &&
      (isOver || extra || phase === "ET_BREAK" || phase === "EXTRA_TIME" || phase === "SHOOTOUT") && { fullTime }),
    ...(shootout && (phase === "SHOOTOUT" || phase === "AFTER_PENS") && { shootout }),
  };
}

function toFacts(row: Row): MatchFacts | { reason: string } {
  const { fixture, league, teams } = row;
  if (teams.home.id === teams.away.id) return { reason: `match ${fixture.id}: a team against itself` };
  const { short, elapsed, extra = null } = fixture.status;
  const phase = readPhase(short, elapsed);
  const referee = refereeOf(fixture.referee);
  const periodStart = periodStartOf(row, phase);
  const winner = winnerOf(row);
  const isOver = phase !== undefined && phaseGroup(phase) === "final";
  return {
    id: String(fixture.id),
    sport: "football",
    competition: { id: String(league.id), name: league.name },
    round: league.round ?? "",
    kickOff: fixture.timestamp * SECOND,
    isTimeConfirmed: phase !== "TIME_TBA",
    home: { id: String(teams.home.id), name: teams.home.name },
    away: { id: String(teams.away.id), name: teams.away.name },
    ...(fixture.venue.name && {
      venue: { name: fixture.venue.name, ...(fixture.venue.city && { city: fixture.venue.city }) },
    }),
    ...(referee && { referee }),
    phase,
    word: short,
    ...(elapsed !== null && { elapsed }),
    ...(extra !== null && extra > 0 && { added: extra }),
    ...(periodStart !== undefined && { periodStart }),
    ...scores(row, phase),
    ...(winner && isOver && { winner }),
    ...details(row),
  };
}

/** `fixtures`, by any parameter: lists, the live list, and matches with all their details. */
export const readFixtures = (answer: unknown): Reading<MatchFacts> => readRows(answer, Fixture, toFacts);
