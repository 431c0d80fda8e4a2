import { SPORTS, type Sport } from "#contract/tables/sports";
import type { BasketballRole, FootballRole } from "./types.ts";

/** Position within a role; the head coach's place is a slot like the others. */
export type Detail =
  | "GK"
  | "RB"
  | "CB"
  | "LB"
  | "DM"
  | "CM"
  | "AM"
  | "RW"
  | "ST"
  | "LW"
  | "PG"
  | "SG"
  | "SF"
  | "PF"
  | "C"
  | "COACH";

/** The first eleven are those who play if all are fit. */
const FOOTBALL_SLOTS: readonly Detail[] = [
  ...(["GK", "RB", "CB", "CB", "LB", "DM", "CM", "AM", "RW", "ST", "LW"] as const),
  ...(["GK", "CB", "RB", "LB", "CM", "DM", "AM", "ST", "RW", "LW", "CB", "CM"] as const),
  ...(["GK", "CB", "CM"] as const),
];

const BASKETBALL_FIVE = ["PG", "SG", "SF", "PF", "C"] as const;

const SLOTS: Readonly<Record<Sport, readonly Detail[]>> = {
  football: FOOTBALL_SLOTS,
  basketball: [...BASKETBALL_FIVE, ...BASKETBALL_FIVE, ...BASKETBALL_FIVE],
};

/** Above all players' slots. */
export const COACH_SLOT = 90;

export const slotsOf = (sport: Sport): readonly Detail[] => SLOTS[sport];

/** A sport's squad places with a detail, by number. */
const PLACES = new Map(
  SPORTS.map(({ code: sport }) => {
    const places = new Map<Detail, number[]>([["COACH", [COACH_SLOT]]]);
    for (const [slot, detail] of slotsOf(sport).entries()) places.set(detail, [...(places.get(detail) ?? []), slot]);
    return [sport, places];
  }),
);

export const placesOf = (sport: Sport, detail: Detail): readonly number[] => PLACES.get(sport)?.get(detail) ?? [];

export const detailOf = (sport: Sport, slot: number): Detail | undefined =>
  slot === COACH_SLOT ? "COACH" : slotsOf(sport)[slot];

const ROLES: Readonly<Record<Exclude<Detail, "COACH">, FootballRole | BasketballRole>> = {
  GK: "G",
  RB: "D",
  CB: "D",
  LB: "D",
  DM: "M",
  CM: "M",
  AM: "M",
  RW: "F",
  ST: "F",
  LW: "F",
  PG: "PG",
  SG: "SG",
  SF: "SF",
  PF: "PF",
  C: "C",
};

export const roleOf = (detail: Exclude<Detail, "COACH">): FootballRole | BasketballRole => ROLES[detail];
