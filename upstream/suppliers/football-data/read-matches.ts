import * as z from "zod/mini";
import type { Side } from "#contract/domain/match";
import { HOUR } from "#contract/time/units";
import type { MatchFacts, Reading } from "../facts.ts";
import { readEach } from "../read-each.ts";
import { readEvents } from "./read-events.ts";
import { LineUpFields, readLineUps } from "./read-line-ups.ts";
import { readPhase } from "./read-phase.ts";
import { roundOf } from "./read-round.ts";
import { readScores, Score, toPair } from "./read-scores.ts";

/** Both are missing before the tie is drawn. */
const Team = z.object({ id: z.nullable(z.int()), name: z.nullable(z.string()), ...LineUpFields });
/** Numbers of a paid plan have occurred as text. */
const Minute = z.optional(z.nullable(z.union([z.int(), z.string()])));
const Rows = z.optional(z.array(z.unknown()));

const Match = z.object({
  id: z.int(),
  utcDate: z.string(),
  status: z.string(),
  minute: Minute,
  injuryTime: Minute,
  venue: z.optional(z.nullable(z.string())),
  matchday: z.nullable(z.int()),
  stage: z.nullable(z.string()),
  group: z.nullable(z.string()),
  competition: z.object({ id: z.int(), name: z.string() }),
  homeTeam: Team,
  awayTeam: Team,
  score: Score,
  referees: z.optional(z.array(z.object({ name: z.nullable(z.string()), type: z.nullable(z.string()) }))),
  goals: Rows,
  bookings: Rows,
  substitutions: Rows,
});

type Row = z.output<typeof Match>;

const NOON = 12 * HOUR;

/** A match scheduled for midnight (UTC) has a known day but no known time. */
const isDayOnly = ({ status, utcDate }: Row): boolean => status === "SCHEDULED" && utcDate.includes("T00:00:00");

const numberOf = (value: number | string | null | undefined): number | undefined => {
  const number = Number.parseInt(String(value ?? ""), 10);
  return Number.isNaN(number) ? undefined : number;
};

const teamOf = ({ id, name }: z.output<typeof Team>) => (id !== null && name ? { id: String(id), name } : undefined);

const refereeOf = ({ referees = [] }: Row): string | undefined =>
  referees.find(({ type }) => type === "REFEREE")?.name ?? undefined;

function details(row: Row): Partial<MatchFacts> {
  const sides = new Map<number, Side>();
  if (row.homeTeam.id !== null) sides.set(row.homeTeam.id, "home");
  if (row.awayTeam.id !== null) sides.set(row.awayTeam.id, "away");
  const events = readEvents(row, sides);
  const lineUps = readLineUps({ home: row.homeTeam, away: row.awayTeam });
  return { ...(events && { events }), ...(lineUps && { lineUps }) };
}

function toFacts(row: Row): MatchFacts | { reason: string } | undefined {
  const [home, away] = [teamOf(row.homeTeam), teamOf(row.awayTeam)];
  if (!home || !away) return undefined;
  const { id, status, score } = row;
  if (home.id === away.id) return { reason: `match ${id}: a team against itself` };
  const day = Date.parse(row.utcDate);
  if (Number.isNaN(day)) return { reason: `match ${id}: no date` };
  const minute = numberOf(row.minute);
  const word = { status, duration: score.duration, minute, hasHalfTime: toPair(score.halfTime) !== undefined };
  const phase = isDayOnly(row) ? "TIME_TBA" : readPhase(word);
  const scores = readScores(score, phase);
  if ("reason" in scores) return { reason: `match ${id}: ${scores.reason}` };
  const [added, referee] = [numberOf(row.injuryTime), refereeOf(row)];
  return {
    id: String(id),
    sport: "football",
    competition: { id: String(row.competition.id), name: row.competition.name },
    round: roundOf(row),
    kickOff: isDayOnly(row) ? day + NOON : day,
    isTimeConfirmed: !isDayOnly(row),
    home,
    away,
    ...(row.venue && { venue: { name: row.venue } }),
    ...(referee && { referee }),
    phase,
    word: status,
    ...(minute !== undefined && { elapsed: minute }),
    ...(minute !== undefined && added && { added }),
    ...scores,
    ...details(row),
  };
}

const Answer = z.object({ matches: z.array(z.unknown()) });

/** `matches`, of a competition or by ids. The free plan has neither minutes, events nor line-ups. */
export function readMatches(answer: unknown): Reading<MatchFacts> {
  const read = Answer.safeParse(answer);
  if (!read.success) throw new Error("not an answer of this supplier");
  return readEach(read.data.matches, Match, toFacts);
}
