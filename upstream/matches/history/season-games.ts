import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { MatchAt, MatchState } from "../../match/match.ts";
import { minus } from "../../match/score.ts";
import type { CallContext } from "../call-context.ts";
import { closingLines, settledBy } from "./closing-lines.ts";
import { seenBy, turned } from "./perspective.ts";
import type { SeasonGame } from "./season-tally.ts";

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
export async function seasonGameOf(
  match: MatchAt,
  teamId: string,
  sport: Sport,
  context: CallContext,
): Promise<SeasonGame> {
  const seen = seenBy(match, teamId, sport);
  const periods = PERIODS[sport](match.state);
  const { side, scored, conceded, result } = seen;
  return {
    ...{ side, scored, conceded, result },
    ...(periods && { periods: periods.map((pair) => turned(pair, side)) }),
    ...settledBy(seen, await closingLines(match.fixture, context), sport),
  };
}
