import type { Match, MatchBase } from "./match.ts";

/** Fields that do not change during a match; clients already have them. `kickOff` may move. */
type Fixed = Exclude<keyof MatchBase, "kickOff">;

type Changing<One> = One extends Match ? Omit<One, Fixed> : never;

/** The changing part of a match: its state and the state's fields. */
export type MatchState = Changing<Match>;

/** A match's state after an event. The passing of minutes alone is no change. */
export interface MatchChange {
  id: string;
  /** Rises with each change of the match; clients drop a change that is not newer than theirs. */
  seq: number;
  /** When it happened, in milliseconds by the upstream's clock. */
  at: number;
  match: MatchState;
}

/**
 * All changes in a sport's matches after one instant and up to another, each match once. Instants are milliseconds by
 * the upstream's clock.
 */
export interface MatchChanges {
  since: number;
  until: number;
  changes: MatchChange[];
}

/** A message of the edge to a page, as response or push: changes, or a request to reload if its cursor is too old. */
export type LiveMessage =
  | {
      /** Cursors: required to use the message, and reached by it. */
      from: number;
      to: number;
      /** The edge's clock at sending, in milliseconds. */
      now: number;
      /** The page may listen for pushes instead of polling. */
      hasPush?: true;
      changes: MatchChange[];
    }
  | { reload: true; to: number; now: number; hasPush?: true };
