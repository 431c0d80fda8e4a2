import type { Sport } from "#contract/tables/sports";
import type { Env } from "../platform/env.ts";
import type { CompetitionFacts, MatchFacts, Reading } from "./facts.ts";
import type { SupplierName } from "./write-matches.ts";

/** A kind of answer: its path with the query, and how it is read. */
export interface Question<Fact> {
  path: string;
  read(answer: unknown): Reading<Fact>;
}

/** All that is particular to a supplier. Everything else works with the facts. */
export interface SupplierAdapter {
  name: SupplierName;
  sport: Sport;
  /** Address without a slash at its end, and the headers with the key; undefined if the key is missing. */
  access(env: Env): { base: string; headers: Record<string, string> } | undefined;
  /** Every competition with its current season. */
  competitions(): Question<CompetitionFacts>;
  /** All matches of a season. */
  season(competition: string, season: number): Question<MatchFacts>;
  /** All matches in play. */
  live(): Question<MatchFacts>;
  /** Matches with everything that is known of them, at most `MATCHES_PER_CALL`. */
  details(matches: readonly string[]): Question<MatchFacts>;
}

/** By the names that `SUPPLIERS` lists; loaded when first needed. */
export const ADAPTERS: Partial<Record<SupplierName, () => Promise<SupplierAdapter>>> = {
  "api-football": async () => (await import("./api-football/adapter.ts")).apiFootball,
};

/** The suppliers that an operator has listed and that there are, in their order. */
export function listedSuppliers({ SUPPLIERS }: Pick<Env, "SUPPLIERS">): SupplierName[] {
  const names = (SUPPLIERS ?? "").split(",").map((name) => name.trim());
  return names.filter((name): name is SupplierName => Object.hasOwn(ADAPTERS, name));
}
