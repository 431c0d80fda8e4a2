import type { Goal } from "#contract/domain/match";
import { periodOfMinute, type ReportedEvent, type ReportedPerson } from "../../../match/match-details.ts";
import type { TableRow } from "../csv.ts";
import { itemsOf } from "../fact-table.ts";
import { factTable, minuteIn, personIn, sideIn } from "./table.ts";

// Goals, cards, substitutions and kicks of shoot-outs.

const isSet = (row: TableRow, column: string): boolean => row.get(column) === "1";

/** Imported people have no ids: their names tell them apart within a match. */
const person = (row: TableRow): { player?: ReportedPerson } => {
  const name = personIn(row);
  return name === "" ? {} : { player: { id: name, name } };
};

/** An own goal stands with the side that it counts for. */
function toGoal(row: TableRow): Goal | { reason: string } {
  const minute = minuteIn(row);
  if ("reason" in minute) return minute;
  const player = personIn(row);
  return {
    side: sideIn(row),
    ...minute,
    ...(player !== "" && { player }),
    ...(isSet(row, "penalty") && { isPenalty: true as const }),
    ...(isSet(row, "own_goal") && { isOwnGoal: true as const }),
  };
}

const inOrder = (a: Goal, b: Goal): number => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0);

export const worldCupGoals = factTable({
  name: "World Cup Database: goals",
  columns: ["goal_id", "minute_regulation", "own_goal", "penalty"],
  pass: 4,
  what: "matches with scorers",
  toFact: (rows) => {
    const items = itemsOf(rows, toGoal);
    return "reason" in items ? items : { kind: "goals", fact: items.sort(inOrder) };
  },
});

const at = (row: TableRow) => {
  const read = minuteIn(row);
  if ("reason" in read) return read;
  const { minute, addedMinute: added } = read;
  return { side: sideIn(row), minute, ...(added !== undefined && { added }), period: periodOfMinute(minute) };
};

const cardOf = (row: TableRow): ReportedEvent["type"] =>
  isSet(row, "second_yellow_card") ? "SECOND_YELLOW" : isSet(row, "red_card") ? "RED" : "YELLOW";

function toCard(row: TableRow): ReportedEvent | { reason: string } {
  const when = at(row);
  return "reason" in when ? when : { type: cardOf(row), ...when, ...person(row) };
}

export const worldCupCards = factTable({
  name: "World Cup Database: bookings",
  columns: ["booking_id", "yellow_card", "red_card", "second_yellow_card"],
  pass: 4,
  what: "matches with cards",
  toFact: (rows) => {
    const items = itemsOf(rows, toCard);
    return "reason" in items ? items : { kind: "cards", fact: items };
  },
});

interface Change {
  row: TableRow;
  event: ReportedEvent;
}

function toChange(row: TableRow): Change | { reason: string } {
  const when = at(row);
  return "reason" in when ? when : { row, event: { type: "SUBST", ...when, ...person(row) } };
}

/** Those who go off and those who come on have rows of their own, in the same order; the first one named goes off. */
function pairedChanges(changes: readonly Change[]): ReportedEvent[] {
  const keyOf = ({ event: { side, minute, added } }: Change) => `${side} ${minute} ${added ?? 0}`;
  const groups = Map.groupBy(changes, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [off, on] = [
      group.filter(({ row }) => isSet(row, "going_off")),
      group.filter(({ row }) => isSet(row, "coming_on")),
    ];
    return off.map(({ event }, index) => {
      const other = on[index]?.event.player;
      return { ...event, ...(other && { other }) };
    });
  });
}

export const worldCupSubstitutions = factTable({
  name: "World Cup Database: substitutions",
  columns: ["substitution_id", "going_off", "coming_on"],
  pass: 4,
  what: "matches with substitutions",
  toFact: (rows) => {
    const items = itemsOf(rows, toChange);
    return "reason" in items ? items : { kind: "substitutions", fact: pairedChanges(items) };
  },
});

/** Minute of a shoot-out: no kick has one. */
const AFTER = 120;

const toKick = (row: TableRow): ReportedEvent => ({
  type: isSet(row, "converted") ? "PEN_GOAL" : "PEN_MISS",
  side: sideIn(row),
  minute: AFTER,
  period: periodOfMinute(AFTER),
  isKick: true,
  ...person(row),
});

export const worldCupKicks = factTable({
  name: "World Cup Database: penalty kicks",
  columns: ["penalty_kick_id", "converted"],
  pass: 4,
  what: "shoot-outs with their kicks",
  toFact: (rows) => ({ kind: "kicks", fact: rows.map(toKick) }),
});
