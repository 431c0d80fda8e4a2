import { CLINCHES, type ClinchKey } from "#contract/tables/standings-keys";
import type { AnyTable } from "./standings-rows.ts";

/** Letters beside a team's name, as American tables write them; a legend explains them. */
export const CLINCH_MARKS: Readonly<Record<ClinchKey, string>> = {
  first: "z",
  division: "y",
  playoffs: "x",
  play_in: "pi",
  eliminated: "e",
};

/** Those that occur, best first. */
export const shownClinches = (tables: readonly AnyTable[]): ClinchKey[] => {
  const found = new Set(tables.flatMap(({ rows }) => rows.map((row) => ("clinch" in row ? row.clinch : undefined))));
  return CLINCHES.filter((key) => found.has(key));
};
