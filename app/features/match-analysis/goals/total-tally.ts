import type { Quarters } from "#contract/odds/quarters";
import { settleTotal } from "#contract/odds/settle";
import type { PastResult } from "~/features/match-analysis/past-results";

/** How often both sides' goals or points were over a line, on it, or under. */
export interface TotalRow {
  line: number;
  over: number;
  push: number;
  under: number;
}

function totalRow(results: readonly PastResult[], line: number): TotalRow {
  const total: Quarters = 4 * line;
  const settled = results.map(({ score }) => settleTotal(score, total, "over"));
  const count = (...outcomes: string[]) => settled.filter((one) => outcomes.includes(one)).length;
  return { line, over: count("WIN", "HALF_WIN"), push: count("PUSH"), under: count("LOSE", "HALF_LOSE") };
}

/** A team's past matches by line; a half win counts as a full one, for over and under alike. */
export const totalRows = (results: readonly PastResult[], lines: readonly number[]): TotalRow[] =>
  lines.map((line) => totalRow(results, line));

const STEP = 5;
const EACH_WAY = 4;

/** Basketball lines around the average total, in steps of five, none of them whole; empty without matches. */
export function linesAround(results: readonly PastResult[]): number[] {
  if (results.length === 0) return [];
  const mean = results.reduce((sum, { score }) => sum + score[0] + score[1], 0) / results.length;
  const middle = Math.round(mean / STEP) * STEP + 0.5;
  return Array.from({ length: 2 * EACH_WAY + 1 }, (_, index) => middle + (index - EACH_WAY) * STEP);
}
