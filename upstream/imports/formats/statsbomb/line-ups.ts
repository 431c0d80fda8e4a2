import type { LinedUp, ReportedLineUp } from "../../../match/match-details.ts";
import { isObject, type JsonObject } from "../../json-object.ts";
import { nameAt, numberAt } from "./json.ts";

/**
 * Positions by their numbers, 1 to 25: the line from the keeper's (0) forwards, and the place from the own left (0).
 */
const PLACES: readonly (readonly [line: number, place: number])[] = [
  [0, 2],
  ...[4, 3, 2, 1, 0, 4, 0].map((place) => [1, place] as const),
  ...[3, 2, 1].map((place) => [2, place] as const),
  ...[4, 3, 2, 1, 0].map((place) => [3, place] as const),
  ...[4, 3, 2, 1, 0].map((place) => [4, place] as const),
  ...[3, 2, 1, 2].map((place) => [5, place] as const),
];

const ROLES = ["G", "D", "M", "M", "M", "F"] as const;

/** Wings count as attackers, those behind a striker do not. */
const WINGS: ReadonlySet<number> = new Set([17, 21]);

interface Placed {
  player: LinedUp;
  line: number;
  place: number;
}

function toPlaced(one: JsonObject): Placed {
  const [position, number] = [numberAt(one, "position", "id") ?? 14, numberAt(one, "jersey_number")];
  const [line, place] = PLACES[position - 1] ?? [3, 2];
  const name = nameAt(one, "player", "name");
  const role = WINGS.has(position) ? "F" : ROLES[line]!;
  return { player: { id: name, name, ...(number !== undefined && { number }), role }, line, place };
}

/** Rows as the formation counts them, each from the own left. */
function inRows(placed: readonly Placed[], formation: readonly number[]): LinedUp[] {
  const forwards = placed.toSorted((a, b) => a.line - b.line);
  let from = 0;
  return [1, ...formation].flatMap((count, row) => {
    const own = forwards.slice(from, from + count).sort((a, b) => a.place - b.place);
    from += count;
    return own.map(({ player }, column) => ({ ...player, row: row + 1, column: column + 1 }));
  });
}

const positionIn = (event: JsonObject): number | undefined => numberAt(event, "position", "id");

/** The role of a player by where they were when they first did anything. */
export function roleIn(events: readonly JsonObject[], name: string): LinedUp["role"] | undefined {
  const first = events.find((event) => nameAt(event, "player", "name") === name && positionIn(event) !== undefined);
  return first && toPlaced(first).player.role;
}

/** A side by its event "Starting XI"; `bench`: who came on. Undefined unless it has eleven. */
export function lineUpIn(event: JsonObject, bench: readonly LinedUp[]): ReportedLineUp | undefined {
  const tactics = isObject(event.tactics) ? event.tactics : {};
  const players = Array.isArray(tactics.lineup) ? tactics.lineup.filter(isObject).map(toPlaced) : [];
  if (players.length !== 11) return undefined;
  const digits = String(numberAt(tactics, "formation") ?? "");
  const formation = [...digits].map(Number);
  const isWhole = formation.reduce((sum, count) => sum + count, 0) === 10;
  if (!isWhole) return { starters: players.map(({ player }) => player), bench: [...bench] };
  return { formation: formation.join("-"), starters: inRows(players, formation), bench: [...bench] };
}
