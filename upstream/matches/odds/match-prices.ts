import { phaseGroup } from "#contract/domain/status";
import { bookmakerById, bookmakerLabel, bookmakersOf } from "#contract/tables/bookmakers";
import type { Sport } from "#contract/tables/sports";
import type { BasketballRules, CompetitionEntry } from "../../data/entries/types.ts";
import { companyById } from "../../data/odds/companies.ts";
import { type Fixture, isSimulated } from "../../match/match.ts";
import { teamsOf } from "../../simulator/football/progress.ts";
import type { CallContext } from "../call-context.ts";
import { competitionOf } from "../wire/match.ts";
import { pricedBasketball } from "./priced-basketball.ts";
import { pricedFootball, ratesOf } from "./priced-football.ts";
import type { Half, PricedMatch } from "./priced-match.ts";
import { CompanyPrices, type Line, type Market, type Row } from "./quotes.ts";
import { recordedPrices } from "./recorded-prices.ts";

/** All prices of a match up to a call's instant; each is computed on demand. */
export interface MatchPrices {
  /** Companies with prices, in the order of the list. */
  companies: readonly { id: number; name: string }[];
  line(companyId: number, market: Market, half: Half, lineIndex: number, hasHistory: boolean): Line | undefined;
  /** The first price and the last one before kick-off. */
  before(companyId: number, market: Market): { early?: Row; close?: Row };
}

/** For a competition known only from an import. */
const USUAL_RULES: BasketballRules = { book: "fiba", periods: 4, periodMinutes: 10, table: "fiba" };

type PriceMatch = (fixture: Fixture, competition: CompetitionEntry, context: CallContext) => Promise<PricedMatch>;

const PRICE_MATCH: Readonly<Record<Sport, PriceMatch>> = {
  async football(fixture, _, context) {
    const { home, away } = teamsOf(fixture, context);
    const timeline = await context.sources.timelineOf(fixture);
    return pricedFootball(fixture, timeline, ratesOf(fixture, home, away), context.now);
  },
  async basketball(fixture, { basketball: rules = USUAL_RULES }, context) {
    const { home, away } = teamsOf(fixture, context);
    const strengths = [home.strength, away.strength] as const;
    const scoring = { strengths, isNeutral: fixture.isNeutral === true, rules };
    return pricedBasketball(fixture, await context.sources.gameOf(fixture), scoring, context.now);
  },
};

/** A match from the perspective of price makers. */
export async function getPricedMatch(fixture: Fixture, context: CallContext): Promise<PricedMatch> {
  const competition = competitionOf(fixture, context.directory);
  return PRICE_MATCH[competition.sport](fixture, competition, context);
}

/** Generated prices of the listed companies for a simulated match. */
export function simulatedPrices(pricedMatch: PricedMatch, sport: Sport): MatchPrices {
  const made = new Map<string, CompanyPrices>();
  const pricesOf = (companyId: number, half: Half): CompanyPrices => {
    const key = `${companyId} ${half}`;
    const known = made.get(key);
    if (known) return known;
    const showsSuspension = bookmakerById(companyId)?.reportsSuspension === true;
    const prices = new CompanyPrices(pricedMatch, companyById(companyId), half, showsSuspension);
    made.set(key, prices);
    return prices;
  };
  const all = bookmakersOf(sport);
  const isOne = (companyId: number): boolean => all.some(({ id }) => id === companyId);
  return {
    companies: all.map(({ id }) => ({ id, name: bookmakerLabel(id, "en") })),
    line: (companyId, market, half, lineIndex, hasHistory) =>
      isOne(companyId) ? pricesOf(companyId, half).line(market, lineIndex, hasHistory) : undefined,
    before: (companyId, market) => (isOne(companyId) ? pricesOf(companyId, 0).before(market) : {}),
  };
}

const isPlayed = async (fixture: Fixture, { sources, now }: CallContext): Promise<boolean> =>
  ["live", "halted"].includes(phaseGroup((await sources.stateAt(fixture, now)).phase));

/** Prices recorded by the source; generated for a simulated match. `isBeforeOnly`: those in play are not needed. */
export async function pricesOfMatch(
  fixture: Fixture,
  context: CallContext,
  { isBeforeOnly = false }: { isBeforeOnly?: boolean } = {},
): Promise<MatchPrices> {
  if (!isSimulated(fixture)) {
    const given = await context.sources.pricesOf(fixture, isBeforeOnly);
    const hasLive = given.some(({ stage }) => stage === "live");
    const { kickOff } = fixture;
    return recordedPrices(given, {
      kickOff,
      now: context.now,
      isPlayed: hasLive && (await isPlayed(fixture, context)),
    });
  }
  return simulatedPrices(await getPricedMatch(fixture, context), competitionOf(fixture, context.directory).sport);
}

/** Whether a match's source has told prices of it. */
export const isPriced = async (fixture: Fixture, { sources }: Pick<CallContext, "sources">): Promise<boolean> =>
  (await sources.pricesOf(fixture)).length > 0;
