import type { Pair } from "#contract/domain/match";
import type { Quarters } from "#contract/odds/quarters";
import { type Settle, settleHandicap, type TotalOutcome, totalOutcome } from "#contract/odds/settle";
import { defaultBookmaker } from "#contract/tables/bookmakers";
import type { Sport } from "#contract/tables/sports";
import { countedScore } from "../../competitions/sports/counted-score.ts";
import { type Fixture, isSimulated, type MatchAt, type MatchState } from "../../match/match.ts";
import { minus } from "../../match/score.ts";
import type { CallContext } from "../call-context.ts";
import { type MatchPrices, pricesOfMatch } from "../odds/match-prices.ts";
import { createMatchCache } from "./match-cache.ts";
import { type SeenMatch, seenBy, turned } from "./perspective.ts";
import type { SeasonGame } from "./season-tally.ts";

/** The main lines before kick-off: the home side's handicap in goals or points, and the total. */
interface ClosingLines {
  handicap?: Quarters;
  total?: Quarters;
}

/** Of the default company, or of the first that has any: one line per match. */
function linesIn({ companies, before }: MatchPrices): ClosingLines {
  const usual = defaultBookmaker(companies);
  const ids = [...(usual ? [usual.id] : []), ...companies.map(({ id }) => id)];
  const lineOf = (market: "AH" | "OU"): Quarters | undefined => {
    for (const id of ids) {
      const line = before(id, market).close?.line;
      if (line !== undefined) return line;
    }
    return undefined;
  };
  const [handicap, total] = [lineOf("AH"), lineOf("OU")];
  return { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
}

// A played match's lines never change, and are much smaller than the prices that they are read from.
const MAX_CACHED_MATCHES = 10_000;
const played = createMatchCache<ClosingLines>(MAX_CACHED_MATCHES);

/** For a match that has kicked off. Imported data may be imported again, so it is read each time. */
export function closingLines(fixture: Fixture, context: CallContext): Promise<ClosingLines> {
  const read = async () => linesIn(await pricesOfMatch(fixture, context, { isBeforeOnly: true }));
  return isSimulated(fixture) ? played(fixture.id, read) : read();
}

/** How a decided match ended against its lines, from its team's perspective; an awarded result settles nothing. */
export function settledBy(
  { match: { state }, side }: SeenMatch,
  { handicap, total }: ClosingLines,
  sport: Sport,
): { handicap?: Settle; total?: TotalOutcome } {
  const score = countedScore(state, sport);
  if (!score || state.phase === "AWARDED") return {};
  return {
    ...(handicap !== undefined && { handicap: settleHandicap(score, handicap, side) }),
    ...(total !== undefined && { total: totalOutcome(score, total) }),
  };
}

function halvesOf({ halfTime, fullTime, score }: MatchState): readonly Pair[] | undefined {
  const end = fullTime ?? score;
  return halfTime && end ? [halfTime, minus(end, halfTime)] : undefined;
}

/** Goals of both halves, or points of quarters and overtimes, home first; undefined if not given. */
const PERIODS: Readonly<Record<Sport, (state: MatchState) => readonly Pair[] | undefined>> = {
  football: halvesOf,
  basketball: ({ periods }) => periods,
};

/** A decided match of a season from one team's perspective, with its result against the closing lines. */
export async function getSeasonGame(
  match: MatchAt,
  teamId: string,
  sport: Sport,
  context: CallContext,
): Promise<SeasonGame> {
  const seen = seenBy(match, teamId);
  const periods = PERIODS[sport](match.state);
  const { side, scored, conceded, result } = seen;
  return {
    side,
    scored,
    conceded,
    result,
    ...(periods && { periods: periods.map((pair) => turned(pair, side)) }),
    ...settledBy(seen, await closingLines(match.fixture, context), sport),
  };
}
