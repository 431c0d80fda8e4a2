import * as z from "zod/mini";
import type { Pair, Side } from "#contract/domain/match";
import { periodOfMinute, type ReportedEvent } from "../../match/match-details.ts";

const Person = z.optional(z.nullable(z.object({ id: z.nullable(z.int()), name: z.nullable(z.string()) })));
const Team = z.optional(z.nullable(z.object({ id: z.nullable(z.int()) })));
const Moment = { minute: z.nullable(z.int()), injuryTime: z.optional(z.nullable(z.int())), team: Team };

const Goal = z.object({
  ...Moment,
  type: z.nullable(z.string()),
  scorer: Person,
  assist: Person,
  score: z.optional(z.nullable(z.object({ home: z.nullable(z.int()), away: z.nullable(z.int()) }))),
});
const Booking = z.object({ ...Moment, player: Person, card: z.string() });
const Substitution = z.object({ ...Moment, playerOut: Person, playerIn: Person });

export const toPerson = (person: z.output<typeof Person>) =>
  person?.name ? { ...(person.id !== null && { id: String(person.id) }), name: person.name } : undefined;

type Sides = ReadonlyMap<number, Side>;

const sideOf = (team: z.output<typeof Team>, sides: Sides): Side | undefined =>
  team?.id === null || team === null || team === undefined ? undefined : sides.get(team.id);

function momentOf({ minute, injuryTime }: { minute: number | null; injuryTime?: number | null | undefined }) {
  const at = Math.max(1, minute ?? 1);
  return { minute: at, ...(injuryTime && injuryTime > 0 && { added: injuryTime }), period: periodOfMinute(at) };
}

const GOALS: Readonly<Record<string, ReportedEvent["type"]>> = { OWN: "OWN_GOAL", PENALTY: "PEN_GOAL" };
const CARDS: Readonly<Record<string, ReportedEvent["type"]>> = {
  YELLOW: "YELLOW",
  YELLOW_RED: "SECOND_YELLOW",
  RED: "RED",
};

const all = <Schema extends z.ZodMiniType>(rows: readonly unknown[], schema: Schema): z.output<Schema>[] =>
  rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });

/** The side whose score a goal raises; the team given may be that of the scorer of an own goal. */
function gainerOf({ score, team }: z.output<typeof Goal>, before: Pair, sides: Sides): Side | undefined {
  if (score?.home === before[0] + 1 && score.away === before[1]) return "home";
  if (score?.away === before[1] + 1 && score.home === before[0]) return "away";
  return sideOf(team, sides);
}

function readGoals(rows: readonly unknown[], sides: Sides): ReportedEvent[] {
  let before: Pair = [0, 0];
  return all(rows, Goal).flatMap((goal) => {
    const side = gainerOf(goal, before, sides);
    if (!side) return [];
    before = side === "home" ? [before[0] + 1, before[1]] : [before[0], before[1] + 1];
    const [player, other] = [toPerson(goal.scorer), toPerson(goal.assist)];
    const type = GOALS[goal.type ?? ""] ?? "GOAL";
    return [{ type, side, ...momentOf(goal), ...(player && { player }), ...(other && { other }) }];
  });
}

interface Rows {
  goals?: readonly unknown[] | undefined;
  bookings?: readonly unknown[] | undefined;
  substitutions?: readonly unknown[] | undefined;
}

/** A match's events in order of time; undefined if the plan lacks them. */
export function readEvents({ goals, bookings, substitutions }: Rows, sides: Sides): ReportedEvent[] | undefined {
  if (!goals && !bookings && !substitutions) return undefined;
  const cards = all(bookings ?? [], Booking).flatMap((row): ReportedEvent[] => {
    const [type, side, player] = [CARDS[row.card], sideOf(row.team, sides), toPerson(row.player)];
    return type && side ? [{ type, side, ...momentOf(row), ...(player && { player }) }] : [];
  });
  const changes = all(substitutions ?? [], Substitution).flatMap((row): ReportedEvent[] => {
    const [side, player, other] = [sideOf(row.team, sides), toPerson(row.playerOut), toPerson(row.playerIn)];
    return side ? [{ type: "SUBST", side, ...momentOf(row), ...(player && { player }), ...(other && { other }) }] : [];
  });
  const at = ({ minute, added = 0 }: ReportedEvent): number => minute * 100 + added;
  return [...readGoals(goals ?? [], sides), ...cards, ...changes].sort((a, b) => at(a) - at(b));
}
