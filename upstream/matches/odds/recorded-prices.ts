import type { Quarters } from "#contract/odds/quarters";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import type { RecordedPrice } from "../../match/match.ts";
import type { MatchPrices } from "./match-prices.ts";
import { type Line, type Market, moveOf, type Row } from "./quotes.ts";

/** Ids of companies known only to a source are at least this, and derived from the name. */
const FIRST_OWN_NUMBER = 100_000;
const OWN_NUMBERS = 9_000_000;

function numberOf({ companyId, companyName }: RecordedPrice): number {
  if (companyId !== undefined) return companyId;
  let hash = 7;
  for (const letter of companyName) hash = (hash * 31 + letter.codePointAt(0)!) % OWN_NUMBERS;
  return FIRST_OWN_NUMBER + hash;
}

const nameOf = ({ companyId, companyName }: RecordedPrice): string =>
  companyId === undefined ? companyName : bookmakerLabel(companyId, "en");

/** Sources describe early prices as "some days before": they are shown from a day before kick-off on. Milliseconds. */
const EARLY_SHOWN = 86_400_000;

const quartersIn = (line: number): Quarters => Math.round(line * 4);

/** The source gives no instants, and closing prices count as those of kick-off. */
const buildRow = ({ stage, line, prices }: RecordedPrice, kickOff: number): Row => ({
  stage: stage === "early" ? 1 : 2,
  ...(stage === "closing" && { at: kickOff }),
  ...(line !== undefined && { line: quartersIn(line) }),
  prices,
  isSuspended: false,
});

/** A source's own prices, each hidden until its time. */
export function recordedPrices(given: readonly RecordedPrice[], kickOff: number, now: number): MatchPrices {
  const known = given.filter(({ stage }) => now >= (stage === "early" ? kickOff - EARLY_SHOWN : kickOff));
  const companies = new Map(known.map((price) => [numberOf(price), nameOf(price)]));
  const rowsOf = (companyId: number, market: Market): Row[] =>
    known
      .filter((price) => price.market === market && numberOf(price) === companyId)
      .map((price) => buildRow(price, kickOff));

  const line = (companyId: number, market: Market, hasHistory: boolean): Line | undefined => {
    const rows = rowsOf(companyId, market);
    const early = rows.find(({ stage }) => stage === 1);
    const pre = rows.find(({ stage }) => stage === 2);
    if (!early && !pre) return undefined;
    return {
      companyId,
      lineIndex: 1,
      ...(early && { early }),
      ...(pre && { pre }),
      move: moveOf(early, pre),
      isClosed: now >= kickOff,
      ...(hasHistory && { history: [pre, early].filter((row) => row !== undefined) }),
    };
  };

  return {
    companies: [...companies].map(([id, name]) => ({ id, name })),
    line: (companyId, market, half, lineIndex, hasHistory) =>
      half === 0 && lineIndex === 1 ? line(companyId, market, hasHistory) : undefined,
    before(companyId, market) {
      const { early, pre } = line(companyId, market, false) ?? {};
      const close = pre ?? early;
      return { ...(early && { early }), ...(close && { close }) };
    },
  };
}
