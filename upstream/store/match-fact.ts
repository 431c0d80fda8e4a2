import type { Goal, Pair, Side } from "#contract/domain/match";
import type { ReportedBoxLine, ReportedEvent, ReportedLineUp } from "../match/match-details.ts";

/** What tables of their own tell of matches, by kind. */
export interface FactByKind {
  goals: Goal[];
  /** The winning side. */
  shootouts: Side;
  /** Basketball: points of each period, overtimes last. */
  periods: Pair[];
  cards: ReportedEvent[];
  substitutions: ReportedEvent[];
  kicks: ReportedEvent[];
  /** Of either side, as far as the table has it. */
  line_ups: Partial<Record<Side, ReportedLineUp>>;
  /** Players by their full names: as they are known, and their numbers. */
  shirts: Record<string, { name?: string; number?: number }>;
  /** Of a game's players, by their ids: long tables tell a game in several parts. */
  box: Partial<Record<Side, Record<string, ReportedBoxLine>>>;
  coaches: Partial<Record<Side, string>>;
  referees: string;
  /** Counts by statistic. */
  statistics: Record<string, Pair>;
}

export type FactKind = keyof FactByKind;

/** A fact about a match: stored apart from its row, with which it is joined by day and teams. */
export type FactContent = { [Kind in FactKind]: { kind: Kind; fact: FactByKind[Kind] } }[FactKind];

/** Facts that a match's row shows, too. */
export const ROW_KINDS: readonly FactKind[] = ["goals", "shootouts", "periods", "cards"];
/** Facts that pages of a match alone show. */
export const DETAIL_KINDS: readonly FactKind[] = [
  "cards",
  "substitutions",
  "kicks",
  "line_ups",
  "shirts",
  "coaches",
  "box",
];
export const COUNTED_KINDS: readonly FactKind[] = ["referees", "statistics", "box"];

/**
 * How far a kick-off is from the noon of a day, in milliseconds: of two meetings on following days the nearer one is
 * meant.
 */
export const distanceOf = (day: string, kickOff: number): number => Math.abs(Date.parse(`${day}T12:00:00Z`) - kickOff);

export const nearestFirst = <One>(all: readonly One[], distance: (one: One) => number): One[] =>
  all.toSorted((a, b) => distance(a) - distance(b));
