import type { OddsMarket } from "#contract/domain/odds";
import type { OddsFormat } from "#contract/odds/formats";
import type { Sport } from "#contract/tables/sports";

/** Who wins, by how much, how many: what both sports have, whatever their names for it. */
export const MARKET_KINDS = ["winner", "handicap", "total"] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

/** Forms that are offered (specification, section 9); American is none of them. */
export const OFFERED_FORMATS = ["decimal", "hongKong", "malay", "indonesian"] as const satisfies OddsFormat[];
export type OfferedFormat = (typeof OFFERED_FORMATS)[number];

/** What of the prices is shown. */
export interface OddsChoice {
  market: MarketKind;
  /** Football: of the first half. */
  isHalf: boolean;
  /** Whose history is shown; the first that has prices unless told. */
  company?: number;
  /** Decimal unless the address tells another; the page's script shows the visitor's usual one. */
  format?: OfferedFormat;
  /** Part of a company's name. */
  search?: string;
}

const LONGEST_SEARCH = 40;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** Reads `?market=&half=&company=&format=&q=`; undefined when one of them is nothing that could be meant. */
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
    isHalf: sport === "football" && of("half") === "1",
    ...(of("company") && { company: Number(of("company")) }),
    ...(format && { format }),
    ...(search && { search }),
  };
}

/** The query of a choice, with its question mark; empty for what is shown unasked. */
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

const MARKETS: Readonly<Record<Sport, Readonly<Record<MarketKind, OddsMarket>>>> = {
  football: { winner: "1X2", handicap: "AH", total: "OU" },
  basketball: { winner: "ML", handicap: "SPREAD", total: "TOTAL" },
};

/** The market's name in the contract. */
export const marketOf = (sport: Sport, { market, isHalf }: Pick<OddsChoice, "market" | "isHalf">): OddsMarket =>
  isHalf ? (`${MARKETS.football[market]}_H1` as OddsMarket) : MARKETS[sport][market];

/** A company by a part of its name, or by its number. */
export const fitsSearch = ({ name, id }: { name: string; id: number }, search = ""): boolean =>
  name.toLowerCase().includes(search.toLowerCase()) || String(id) === search.replace("#", "");
