import type { WorldNames } from "../imports/resolve-competition.ts";
import type { Env } from "../platform/env.ts";
import type { Question, SupplierAdapter } from "./adapter.ts";
import type { CompetitionFacts, Reading } from "./facts.ts";
import type { AgendaMatch } from "./schedule.ts";
import type { Written } from "./write-matches.ts";

/** A covered competition in a clock's memory. */
export interface Covered {
  /** Our id, and our label of the season. */
  entryId: string;
  season: string;
  theirs: CompetitionFacts;
  /** When its matches are read next, in milliseconds. */
  dueAt: number;
  /** When details of matches that were over before are read next, in milliseconds; at once if absent. */
  backfillAt?: number;
  /** The supplier's tables as last read; absent before the first time. */
  table?: TableChecked;
}

/** How a supplier's tables compare with ours. */
export interface TableChecked {
  /** In milliseconds. */
  readAt: number;
  /** The two were of different days, or of different clubs. */
  isOpen: boolean;
  /** Number of lines that differ. */
  differing: number;
}

/** For `backfillAt`: they have been read, as far as the supplier has them. */
export const BACKFILLED = Number.MAX_SAFE_INTEGER;

export interface PassContext {
  env: Env;
  adapter: SupplierAdapter;
  world: WorldNames;
  now: number;
  covered: readonly Covered[];
  /** The matches of the agenda, by the supplier's ids. */
  matches: readonly AgendaMatch[];
  ask<Fact>(question: Question<Fact>): Promise<Reading<Fact>>;
  /** Whether the quota allows another request now. */
  mayAsk(): boolean;
  log(event: string, facts: object): void;
}

/** What a pass changes in the clock's memory. */
export interface PassResult {
  covered?: Covered[];
  /** The supplier's ids of all matches of a live list, covered or not; absent if the list was incomplete. */
  listed?: ReadonlySet<string>;
}
/** Of whatever an answer had: the log is for operators. */
export const MOST_LOGGED = 5;

export function logReasons({ adapter, log }: PassContext, kind: string, reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  const [supplier, count] = [adapter.name, reasons.length];
  log("supplier_rows_refused", { supplier, kind, count, reasons: reasons.slice(0, MOST_LOGGED) });
}

export function logWritten({ adapter, log }: PassContext, { corrections, doubts, disagreements }: Written): void {
  const supplier = adapter.name;
  if (corrections.length > 0) log("supplier_corrected", { supplier, corrections: corrections.slice(0, MOST_LOGGED) });
  if (disagreements.length > 0)
    log("suppliers_disagree", { supplier, count: disagreements.length, matches: disagreements.slice(0, MOST_LOGGED) });
  if (doubts.length > 0) log("supplier_doubted", { supplier, doubts: doubts.slice(0, MOST_LOGGED) });
}
