import type { Side } from "#contract/domain/match";
import { countLeading } from "../../platform/count-leading.ts";
import type { Man } from "./types.ts";

export const NOBODY = 255;
const SIDE_BIT = 64;

/** Actions in order of time: `at` is milliseconds since the start of play. */
export interface Ledger {
  startsAt: number;
  length: number;
  at: Int32Array;
  action: Uint8Array;
  /** The player's place on the sheet, with `SIDE_BIT` for the away side. */
  doer: Uint8Array;
  other: Uint8Array;
}

export const encode = (side: Side, man: Man): number => man + (side === "away" ? SIDE_BIT : 0);
/** The side's index in a pair. */
export const sideOf = (code: number): 0 | 1 => (code & SIDE_BIT ? 1 : 0);
export const manOf = (code: number): Man => code & (SIDE_BIT - 1);
export const isSomebody = (code: number): boolean => code !== NOBODY;

/** Number of actions up to an instant. */
export const lengthAt = ({ at, length, startsAt }: Ledger, instant: number): number =>
  countLeading(length, (action) => at[action]! + startsAt <= instant);
