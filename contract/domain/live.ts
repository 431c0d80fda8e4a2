import type { Match, MatchBase } from "./match.ts";

/** What a match keeps whatever happens in it: whoever shows the match has it already. `kickOff` may move. */
type Fixed = Exclude<keyof MatchBase, "kickOff">;

type Changing<One> = One extends Match ? Omit<One, Fixed> : never;

/** The changing part of a match: its state and what the state has. */
export type MatchState = Changing<Match>;

/** One match as it stands after something happened in it. The passing of minutes alone is no change. */
export interface MatchChange {
  id: string;
  /** Rises with each change of the match; whoever has seen this one or a later one drops it. */
  seq: number;
  /** When it happened, in milliseconds by the upstream's clock. */
  at: number;
  match: MatchState;
}

/**
 * Everything that happened in a sport's matches after one instant and up to another, each match once. Instants are
 * milliseconds by the upstream's clock.
 */
export interface MatchChanges {
  since: number;
  until: number;
  changes: MatchChange[];
}

/** What the edge sends to a page, by response or by push: changes, or a request to reload where its cursor lies too far back. */
export type LiveMessage =
  | {
      /** Cursors: what the page must have seen to use the message, and what it has seen then. */
      from: number;
      to: number;
      /** The edge's clock as it spoke, in milliseconds. */
      now: number;
      /** A page may listen for pushes instead of asking again. */
      hasPush?: true;
      changes: MatchChange[];
    }
  | { reload: true; to: number; now: number; hasPush?: true };
