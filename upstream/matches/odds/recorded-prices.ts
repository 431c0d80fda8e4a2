import type { Quarters } from "#contract/odds/quarters";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import { DAY } from "#contract/time/units";
import type { RecordedPrice } from "../../match/match.ts";
import type { MatchPrices } from "./match-prices.ts";
import type { Half } from "./priced-match.ts";
import { type Line, type Market, MOST_ROWS, moveOf, type Row, type Stage } from "./quotes.ts";

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
const EARLY_SHOWN = DAY;

const quartersIn = (line: number): Quarters => Math.round(line * 4);

const STAGES: Readonly<Record<RecordedPrice["stage"], Stage>> = { early: 1, closing: 2, live: 3 };

/** Closing prices without an instant count as those of kick-off. */
function buildRow(price: RecordedPrice, kickOff: number): Row {
  const { stage, line, prices, score, minute, isSuspended = false } = price;
  const at = price.at ?? (stage === "closing" ? kickOff : undefined);
  return {
    stage: STAGES[stage],
    ...(at !== undefined && { at }),
    ...(line !== undefined && { line: quartersIn(line) }),
    prices,
    isSuspended,
    ...(score && { scoreAtQuote: score }),
    ...(minute !== undefined && { minuteAtQuote: minute }),
  };
}

const shownFrom = ({ stage, at }: RecordedPrice, kickOff: number): number =>
  at ?? (stage === "early" ? kickOff - EARLY_SHOWN : kickOff);

const keyOf = (companyId: number, market: Market, half: Half, lineIndex: number): string =>
  `${companyId} ${market} ${half} ${lineIndex}`;

const inOrder = (a: Row, b: Row): number => a.stage - b.stage || (a.at ?? 0) - (b.at ?? 0);

interface Shown {
  kickOff: number;
  now: number;
  /** In play: more prices may follow. */
  isPlayed?: boolean;
}

/** A source's own prices, each hidden until its time. */
export function recordedPrices(
  given: readonly RecordedPrice[],
  { kickOff, now, isPlayed = false }: Shown,
): MatchPrices {
  const companies = new Map<number, string>();
  const lines = new Map<string, Row[]>();
  for (const price of given) {
    if (now < shownFrom(price, kickOff)) continue;
    const companyId = numberOf(price);
    companies.set(companyId, nameOf(price));
    const key = keyOf(companyId, price.market, price.half ?? 0, price.lineIndex ?? 1);
    const rows = lines.get(key) ?? [];
    rows.push(buildRow(price, kickOff));
    lines.set(key, rows);
  }
  for (const rows of lines.values()) rows.sort(inOrder);

  const line = (companyId: number, market: Market, half: Half, lineIndex: number): Line | undefined => {
    const rows = lines.get(keyOf(companyId, market, half, lineIndex));
    if (!rows) return undefined;
    const [early, pre, live] = ([1, 2, 3] as const).map((stage) => rows.findLast((row) => row.stage === stage));
    return {
      companyId,
      lineIndex,
      ...(early && { early }),
      ...(pre && { pre }),
      ...(live && { live }),
      move: moveOf(rows.at(-2), rows.at(-1)),
      isClosed: now >= kickOff && !(isPlayed && live),
    };
  };

  return {
    companies: [...companies].map(([id, name]) => ({ id, name })),
    line(companyId, market, half, lineIndex, hasHistory) {
      const found = line(companyId, market, half, lineIndex);
      if (!found || !hasHistory) return found;
      const history = lines
        .get(keyOf(companyId, market, half, lineIndex))!
        .slice(-MOST_ROWS)
        .toReversed();
      return { ...found, history };
    },
    before(companyId, market) {
      const { early, pre } = line(companyId, market, 0, 1) ?? {};
      const close = pre ?? early;
      return { ...(early && { early }), ...(close && { close }) };
    },
  };
}
