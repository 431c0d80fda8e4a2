import type { RecordedPrice } from "../../match/match.ts";
import { columnsOf, hasColumns, type TableRow } from "./csv.ts";
import { readFootballData, SCORE_COLUMNS } from "./football-data.ts";
import type { Format } from "./format.ts";

const NAME = "odds CSV";

interface Company {
  id?: number;
  name: string;
}

/** Bookmakers by column prefix; ids are those of the specification's list. */
const COMPANIES: ReadonlyMap<string, Company> = new Map(
  Object.entries({
    "1XB": { name: "1XBet" },
    B365: { id: 8, name: "Bet365" },
    BF: { name: "Betfair" },
    BFD: { name: "Betfred" },
    BFE: { name: "Betfair Exchange" },
    BMGM: { name: "BetMGM" },
    BS: { name: "Blue Square" },
    BV: { name: "BetVictor" },
    BW: { name: "Bwin" },
    CL: { name: "Coral" },
    GB: { name: "Gamebookers" },
    IW: { id: 19, name: "Interwetten" },
    LB: { id: 4, name: "Ladbrokes" },
    P: { name: "Pinnacle" },
    PS: { name: "Pinnacle" },
    SB: { name: "Sportingbet" },
    SJ: { name: "Stan James" },
    SY: { name: "Stanleybet" },
    VC: { id: 14, name: "Vcbet" },
    WH: { id: 9, name: "William Hill" },
  }),
);

/** Best and average of the market: no company. */
const MARKET = /^(Max|Avg|BbMx|BbAv)C?$/;

interface Price {
  company: Company;
  market: RecordedPrice["market"];
  stage: RecordedPrice["stage"];
  columns: readonly string[];
  /** The column with the line, or the line itself. */
  line?: string | number;
}

/** Suffixes of a market's columns, in the order of its prices. */
const MARKETS = [
  { market: "1X2", endings: ["H", "D", "A"] },
  { market: "OU", endings: [">2.5", "<2.5"], line: () => 2.5 },
  { market: "AH", endings: ["AHH", "AHA"], line: (isClosing: boolean) => (isClosing ? "AHCh" : "AHh") },
] as const;

/** "PSC" are Pinnacle's closing prices, but "VC" is a bookmaker's own prefix: known ones take precedence. */
function toCompany(letters: string): Pick<Price, "company" | "stage"> | undefined {
  if (letters === "" || MARKET.test(letters)) return undefined;
  const known = COMPANIES.get(letters);
  if (known) return { company: known, stage: "early" };
  const own = letters.endsWith("C") ? letters.slice(0, -1) : undefined;
  if (own) return { company: COMPANIES.get(own) ?? { name: own }, stage: "closing" };
  return { company: { name: letters }, stage: "early" };
}

/** The prices in a heading: every bookmaker with all columns of a market. */
export function pricesOfHeading(columns: readonly string[]): Price[] {
  const names = new Set(columns);
  return MARKETS.flatMap(({ market, endings, ...rest }) =>
    columns.flatMap((column) => {
      if (!column.endsWith(endings[0])) return [];
      const letters = column.slice(0, -endings[0].length);
      const company = toCompany(letters);
      const own = endings.map((ending) => letters + ending);
      if (!company || !own.every((name) => names.has(name))) return [];
      const line = "line" in rest ? rest.line(company.stage === "closing") : undefined;
      if (typeof line === "string" && !names.has(line)) return [];
      return [{ ...company, market, columns: own, ...(line !== undefined && { line }) }];
    }),
  );
}

const numberIn = (row: TableRow, column: string): number => {
  const text = row.get(column);
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

/** A bookmaker's prices for one match; left out if any of them, or the line, is missing. */
function priceIn(row: TableRow, { company, market, stage, columns, line }: Price): RecordedPrice[] {
  const prices = columns.map((column) => numberIn(row, column));
  const at = typeof line === "string" ? numberIn(row, line) : line;
  if (!prices.every((price) => price > 1) || (at !== undefined && Number.isNaN(at))) return [];
  return [
    {
      ...(company.id !== undefined && { companyId: company.id }),
      companyName: company.name,
      market,
      stage,
      ...(at !== undefined && { line: at }),
      prices,
    },
  ];
}

/** The columns of match statistics, then decimal prices: some days before the match, and with a C the closing ones. */
export const oddsCsv: Format = {
  name: NAME,
  recognise(text, fileName) {
    if (!hasColumns(text, SCORE_COLUMNS) || pricesOfHeading(columnsOf(text)).length === 0) return undefined;
    return {
      format: NAME,
      pass: 3,
      read: (part) => ({
        reading: readFootballData(text, part, fileName, (columns) => {
          const offered = pricesOfHeading(columns);
          return (row) => offered.flatMap((price) => priceIn(row, price));
        }),
      }),
    };
  },
};
