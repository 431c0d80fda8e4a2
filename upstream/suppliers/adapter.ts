import type { Sport } from "#contract/tables/sports";
import { type SupplierName, servicesIn } from "#contract/tables/supplier-services";
import type { Env } from "../platform/env.ts";
import type { CompetitionFacts, CountFacts, MatchFacts, PriceFacts, Reading, TableFacts } from "./facts.ts";
import type { Plan } from "./ledger.ts";

/** A request to a supplier: its path with the query, and how its answer is read. */
export interface Question<Fact> {
  path: string;
  read(answer: unknown): Reading<Fact>;
}

/** What a request about a match may need to know of it. */
export interface MatchKey {
  /** The supplier's ids. */
  id: string;
  competition: string;
  /** Milliseconds. */
  kickOff: number;
}

/** Everything particular to a supplier. All other code works with the facts. */
export interface SupplierAdapter {
  name: SupplierName;
  sport: Sport;
  /** The smallest plan, assumed until answers name the operator's. */
  smallestPlan: Plan;
  /** The variable that holds the key; absent if there is none. */
  key?: "API_SPORTS_KEY" | "FOOTBALL_DATA_KEY";
  /** Address without a slash at its end, and the headers with the key; undefined if the key is missing. */
  access(env: Env): { base: string; headers: Record<string, string> } | undefined;
  /** Statuses that refuse the request, not the key. */
  refusedBy?: readonly number[];
  /** Every competition with its current season; `now` in milliseconds. */
  competitions(now: number): Question<CompetitionFacts>;
  /** All matches of a competition's current season. */
  season(competition: CompetitionFacts): Question<MatchFacts>;
  /**
   * All matches in play, `playing` among them, in several requests where one does not cover them. If a match is missing
   * from the answer, its details are requested at once.
   */
  live(playing: readonly MatchKey[]): Question<MatchFacts>[];
  /** Matches with all their details, at most `MATCHES_PER_CALL`. */
  details(matches: readonly MatchKey[]): Question<MatchFacts>[];
  /** Their statistics, if the details lack them. */
  counts?(matches: readonly MatchKey[]): Question<CountFacts>[];
  /** The supplier's own tables of a competition's current season, to check ours; absent if it has none. */
  tables?(competition: CompetitionFacts): Question<TableFacts>;
  /** Prices of a match before kick-off, and of all matches in play; absent if it has none. */
  prices?: { before(match: MatchKey): Question<PriceFacts>; inPlay?(): Question<PriceFacts> };
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
