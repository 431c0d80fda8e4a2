import type { OpinionWire } from "#contract/calls/odds/tips";
import type { Side } from "#contract/domain/match";
import { fairProbabilities } from "#contract/odds/margin";
import { lineText, type Quarters } from "#contract/odds/quarters";
import type { Settle, ThreeWayPick, TotalPick } from "#contract/odds/settle";
import { type Pick, type SettlementState, settlePick } from "#contract/odds/voids";
import { DEFAULT_BOOKMAKER } from "#contract/tables/bookmakers";
import type { Analyst } from "../../data/odds/analysts.ts";
import type { MatchAt } from "../../match/match.ts";
import { handicapAt, totalAt } from "../../matches/odds/fair-prices.ts";
import type { MatchPrices } from "../../matches/odds/match-prices.ts";
import { priceText } from "../../matches/odds/odds-wire.ts";
import { deviate, type Outlook, type PricedMatch } from "../../matches/odds/priced-match.ts";
import type { Market, Row } from "../../matches/odds/quotes.ts";
import { createRandom } from "../../platform/random.ts";

/** A pick, and the price at which it was made, if any. */
export interface Opinion {
  pick: Pick;
  price?: number;
}

const toSettlementState = ({ fixture, state }: MatchAt): SettlementState => ({
  phase: state.phase,
  ...(state.score && { score: state.score }),
  ...(state.halfTime && { halfTime: state.halfTime }),
  ...(state.fullTime && { fullTime: state.fullTime }),
  scheduledAt: state.originalTime ?? fixture.kickOff,
  startsAt: fixture.kickOff,
});

/** An opinion's outcome; undefined while open. */
export const outcomeOf = ({ pick }: Opinion, match: MatchAt): Settle | undefined =>
  settlePick(pick, toSettlementState(match));

const lineOf = (pick: Pick): Quarters | undefined =>
  pick.market === "AH" ? pick.homeLine : pick.market === "OU" ? pick.total : undefined;

export function opinionWire(opinion: Opinion, match: MatchAt): OpinionWire {
  const { pick, price } = opinion;
  const line = lineOf(pick);
  return {
    market: pick.market,
    pick: pick.pick,
    line: line === undefined ? undefined : lineText(line),
    odds: price === undefined ? undefined : priceText(price),
    outcome: outcomeOf(opinion, match),
  };
}

/** The first price of the first company that has one. */
export function firstRow({ companies, before }: MatchPrices, market: Market): Row | undefined {
  for (const { id } of companies) {
    const { early } = before(id, market);
    if (early) return early;
    // Companies of the simulated world open within days of each other, so only the first one is read.
    if (id === DEFAULT_BOOKMAKER) return undefined;
  }
  return undefined;
}

const WINNERS: readonly ThreeWayPick[] = ["home", "draw", "away"];
const TOTALS: readonly TotalPick[] = ["over", "under"];

/** A side by the first handicap, or to win if there is no price for one. */
export function onSide(side: Side, market: "AH" | "1X2", prices: MatchPrices): Opinion {
  const row = market === "AH" ? firstRow(prices, "AH") : undefined;
  if (row?.line !== undefined)
    return { pick: { market: "AH", pick: side, homeLine: row.line }, price: row.prices[side === "home" ? 0 : 1]! };
  const price = firstRow(prices, "1X2")?.prices[side === "home" ? 0 : 2];
  return { pick: { market: "1X2", pick: side }, ...(price !== undefined && { price }) };
}

/** If there is no price for a total, in quarters. */
const USUAL_TOTAL = 10;

/** Over or under the first total, by expected goals per match. */
export function onTotal(goals: number, prices: MatchPrices): Opinion {
  const row = firstRow(prices, "OU");
  const total = row?.line ?? USUAL_TOTAL;
  const pick: TotalPick = 4 * goals > total ? "over" : "under";
  const price = row?.prices[TOTALS.indexOf(pick)];
  return { pick: { market: "OU", pick, total }, ...(price !== undefined && { price }) };
}

function pickAt(side: number, row: Row, market: Market): Pick {
  if (market === "AH") return { market, pick: side === 0 ? "home" : "away", homeLine: row.line! };
  if (market === "OU") return { market, pick: TOTALS[side]!, total: row.line! };
  return { market, pick: WINNERS[side]! };
}

function chancesAt({ lead, sum, result }: Outlook, { line }: Row, market: Market): readonly number[] {
  if (market === "AH") return handicapAt(lead, line!).chances;
  return market === "OU" ? totalAt(sum, line!, 0).chances : result.chances;
}

/** An analyst's expectation with its ratings; the pick is the side that the first price underrates. */
export interface Rated extends Opinion {
  /** Of home win, draw and away win. */
  wins: readonly number[];
  /** Expected goals. */
  goals: number;
}

/** Made days before the match, with what is known then; undefined if the market has no price. */
export function ratedBy(
  { id, market, doubt }: Analyst,
  pricedMatch: PricedMatch,
  prices: MatchPrices,
): Rated | undefined {
  const row = firstRow(prices, market);
  if (!row) return undefined;
  const random = createRandom(`analyst ${id} ${pricedMatch.id}`);
  const view = { gap: deviate(random) * doubt.gap, total: deviate(random) * doubt.total };
  const outlook = pricedMatch.outlook(row.at ?? pricedMatch.kickOff - 1, 0, view);
  const chances = chancesAt(outlook, row, market);
  const fair = fairProbabilities(row.prices);
  const side = chances.reduce(
    (best, chance, index) => (chance - fair[index]! > chances[best]! - fair[best]! ? index : best),
    0,
  );
  return {
    pick: pickAt(side, row, market),
    price: row.prices[side]!,
    wins: outlook.result.chances,
    goals: outlook.sum.chances.reduce((total, chance, index) => total + chance * (outlook.sum.from + index), 0),
  };
}
