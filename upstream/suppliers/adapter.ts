import type { Sport } from "#contract/tables/sports";
import { type SupplierName, servicesIn } from "#contract/tables/supplier-services";
import type { Env } from "../platform/env.ts";
import type { CompetitionFacts, CountFacts, MatchFacts, PriceFacts, Reading } from "./facts.ts";
import type { Plan } from "./ledger.ts";

/** A kind of answer: its path with the query, and how it is read. */
export interface Question<Fact> {
  path: string;
  read(answer: unknown): Reading<Fact>;
}

/** What a question about a match may need of it. */
export interface MatchKey {
  /** The supplier's ids. */
  id: string;
  competition: string;
  /** Milliseconds. */
  kickOff: number;
}

/** All that is particular to a supplier. Everything else works with the facts. */
export interface SupplierAdapter {
  name: SupplierName;
  sport: Sport;
  /** The smallest plan, until answers say what the operator's is. */
  smallestPlan: Plan;
  /** The variable that holds the key; absent if there is none. */
  key?: "API_SPORTS_KEY" | "FOOTBALL_DATA_KEY";
  /** Address without a slash at its end, and the headers with the key; undefined if the key is missing. */
  access(env: Env): { base: string; headers: Record<string, string> } | undefined;
  /** Statuses of an answer that refuse what is requested, not the key. */
  refusedBy?: readonly number[];
  /** Every competition with its current season; `now` in milliseconds. */
  competitions(now: number): Question<CompetitionFacts>;
  /** All matches of a competition's current season. */
  season(competition: CompetitionFacts): Question<MatchFacts>;
  /**
   * All matches in play, `playing` among them; several questions where one does not answer it. Details of a match that
   * leaves the answer are asked for at once.
   */
  live(playing: readonly MatchKey[]): Question<MatchFacts>[];
  /** Matches with everything that is known of them, at most `MATCHES_PER_CALL`. */
  details(matches: readonly MatchKey[]): Question<MatchFacts>[];
  /** What was counted in them, where details do not say it. */
  counts?(matches: readonly MatchKey[]): Question<CountFacts>[];
  /** Prices of a match before kick-off, and of all matches in play; absent if it has none. */
  prices?: { before(match: MatchKey): Question<PriceFacts>; inPlay(): Question<PriceFacts> };
}

/** By the names that `SUPPLIERS` lists; loaded when first needed. */
export const ADAPTERS: Readonly<Record<SupplierName, () => Promise<SupplierAdapter>>> = {
  "api-football": async () => (await import("./api-football/adapter.ts")).apiFootball,
  "api-basketball": async () => (await import("./api-basketball/adapter.ts")).apiBasketball,
  "football-data": async () => (await import("./football-data/adapter.ts")).footballData,
  openligadb: async () => (await import("./openligadb/adapter.ts")).openLigaDb,
};

/** The suppliers that an operator has listed, in their order. */
export const listedSuppliers = ({ SUPPLIERS }: Pick<Env, "SUPPLIERS">): SupplierName[] =>
  servicesIn(SUPPLIERS).map(({ code }) => code);
