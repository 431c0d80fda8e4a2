import type { Goal, Pair, Side } from "#contract/domain/match";
import type { CountedStatistics, RecordedPrice } from "../match/match.ts";
import type { StoredStatus } from "../store/schema.ts";
import type { Round } from "./round-label.ts";

/** Position in a file, from 0; `line`, from 1, in files that are read by lines. */
export interface Place {
  index: number;
  line?: number;
}

export interface Refusal extends Place {
  reason: string;
  /** Set if the row could be read if a word were known. */
  waiting?: Waiting;
}

/** A row that is whole but for a word of its source. */
export interface Waiting {
  kind: "round" | "status";
  word: string;
  row: Omit<SourceRow, "round" | "index" | "line"> & { round?: Round };
}

export interface RowScore {
  halfTime?: Pair;
  /** After 90 minutes; for basketball the final points. */
  fullTime?: Pair;
  extraTime?: Pair;
  shootout?: Pair;
  /** Basketball: points of each period, overtimes last. */
  periods?: readonly Pair[];
  /** The winner of a shoot-out whose score the source does not give. */
  shootoutWinner?: Side;
}

/** A match as written in a file, not yet compared with anything: names in the file's spelling, times without a zone. */
export interface SourceRow extends Place {
  round: Round;
  /** What other files of its source name the match by. */
  sourceId?: string;
  /** 2025-02-03, the local day at the venue. */
  date: unknown;
  /** "18:45", or with its own zone "18:45 UTC+3". */
  time?: unknown;
  home: string;
  away: string;
  /** Absent if implied: played with a score, scheduled without. */
  status?: StoredStatus;
  score: RowScore;
  goals?: Goal[];
  venue?: { name?: string; city?: string };
  /** Absent if unknown. */
  isNeutral?: boolean;
  /** Red cards over the whole match. */
  reds?: Pair;
  statistics?: CountedStatistics;
  prices?: RecordedPrice[];
  /** What was left out of a row that is valid without it. */
  faults?: string[];
}

export const isRefusal = <Row extends object>(row: Row | Refusal): row is Refusal => "reason" in row;

export const toPlace = ({ index, line }: Place): Place => ({ index, ...(line !== undefined && { line }) });
