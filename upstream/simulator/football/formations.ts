import type { FootballRole } from "../people/types.ts";

export interface Place {
  detail: string;
  role: FootballRole;
  row: number;
  column: number;
}

/** By rows from back to front, each from the side's own left; values as in `Player.detail`. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  "4-3-3": ["LB CB CB RB", "CM DM CM", "LW ST RW"],
  "4-2-3-1": ["LB CB CB RB", "DM CM", "LW AM RW", "ST"],
  "4-4-2": ["LB CB CB RB", "LW CM CM RW", "ST ST"],
  "4-1-4-1": ["LB CB CB RB", "DM", "LW CM CM RW", "ST"],
  "4-3-1-2": ["LB CB CB RB", "CM DM CM", "AM", "ST ST"],
  "3-5-2": ["CB CB CB", "LB CM DM CM RB", "ST ST"],
  "3-4-3": ["CB CB CB", "LB CM CM RB", "LW ST RW"],
  "3-4-2-1": ["CB CB CB", "LB DM CM RB", "AM AM", "ST"],
  "5-3-2": ["LB CB CB CB RB", "CM DM CM", "ST ST"],
};

export const FORMATIONS = Object.keys(ROWS);

const KEEPER: Place = { detail: "GK", role: "G", row: 1, column: 1 };

const buildPlaces = (rows: readonly string[]): Place[] => [
  KEEPER,
  ...rows.flatMap((line, index) =>
    line.split(" ").map((detail, column) => ({
      detail,
      role: index === 0 ? ("D" as const) : index === rows.length - 1 ? ("F" as const) : ("M" as const),
      row: index + 2,
      column: column + 1,
    })),
  ),
];

const PLACES = new Map(Object.entries(ROWS).map(([name, rows]) => [name, buildPlaces(rows)]));

/** The eleven places of a formation, keeper first. */
export function placesIn(formation: string): readonly Place[] {
  const places = PLACES.get(formation);
  if (!places) throw new Error(`no formation ${formation}`);
  return places;
}

const LINE: Readonly<Record<string, number>> = {
  GK: -9,
  CB: 0,
  LB: 0.4,
  RB: 0.4,
  DM: 1,
  CM: 1.3,
  AM: 2,
  LW: 2.4,
  RW: 2.4,
  ST: 3,
};
const WINGS = new Set(["LB", "RB", "LW", "RW"]);

/** Points of skill that a player loses in the place of another detail; prohibitive between keepers and others. */
export function misfit(detail: string, place: string): number {
  if (detail === place) return 0;
  const lines = Math.abs((LINE[detail] ?? 1.3) - (LINE[place] ?? 1.3));
  const isOffside = WINGS.has(detail) !== WINGS.has(place) || (WINGS.has(detail) && detail[0] !== place[0]);
  return 3 + 9 * lines + (isOffside ? 6 : 0) + (lines > 5 ? 1_000 : 0);
}
