import type { OddsMarket } from "#contract/domain/odds";
import type { Sport } from "#contract/tables/sports";
import { OFFERED_FORMATS, type OfferedFormat } from "~/features/odds/odds-formats";
import type { MarketKind } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

export type { MarketKind } from "~/sports/sport-adapter";

/** In display order. */
export const MARKET_KINDS = ["winner", "handicap", "total"] as const satisfies readonly MarketKind[];

/** Which prices are shown. */
export interface OddsChoice {
  market: MarketKind;
  /** First half, in sports that have such prices. */
  isHalf: boolean;
  /** The company whose history is shown; by default the first known by its name that has prices. */
  company?: number;
  /** Decimal unless the address names another; a script applies the visitor's usual one. */
  format?: OfferedFormat;
  /** Part of a company's name. */
  search?: string;
}

const LONGEST_SEARCH = 40;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** Reads `?market=&half=&company=&format=&q=`; undefined if one of them is invalid. */
export function readOddsChoice(query: URLSearchParams, sport: Sport): OddsChoice | undefined {
  const of = (name: string): string => query.get(name) ?? "";
  const market = of("market") === "" ? "winner" : oneOf(MARKET_KINDS, of("market"));
  const format = oneOf(OFFERED_FORMATS, of("format"));
  const isCompany = /^(?:[1-9]\d{0,6})?$/.test(of("company"));
  const isHalf = /^[01]?$/.test(of("half"));
  if (!market || !isCompany || !isHalf || (of("format") !== "" && !format)) return undefined;
  const search = of("q").trim().slice(0, LONGEST_SEARCH);
  return {
    market,
    isHalf: adapterOf(sport).odds.firstHalfMarkets !== undefined && of("half") === "1",
    ...(of("company") && { company: Number(of("company")) }),
    ...(format && { format }),
    ...(search && { search }),
  };
}

/** The query of a choice, with its question mark; empty for the default. */
export function choiceQuery({ market, isHalf, company, format, search }: OddsChoice): string {
  const query = new URLSearchParams({
    ...(market !== "winner" && { market }),
    ...(isHalf && { half: "1" }),
    ...(company !== undefined && { company: String(company) }),
    ...(format && { format }),
    ...(search && { q: search }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** The market's name in the contract. */
export function marketOf(sport: Sport, { market, isHalf }: Pick<OddsChoice, "market" | "isHalf">): OddsMarket {
  const { markets, firstHalfMarkets } = adapterOf(sport).odds;
  return ((isHalf && firstHalfMarkets) || markets)[market];
}

/** Matches a company by part of its name, or by its number. */
export const fitsSearch = ({ name, id }: { name: string; id: number }, search = ""): boolean =>
  name.toLowerCase().includes(search.toLowerCase()) || String(id) === search.replace("#", "");
