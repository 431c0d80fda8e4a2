import type { RowCountsWire } from "#contract/calls/match-centre/row-counts";
import type { Pair } from "#contract/domain/match";
import type { QueryOf } from "#contract/registry";
import type { Fixture } from "../../match/match.ts";
import type { CallContext } from "../../matches/call-context.ts";
import { countedNow } from "../../matches/counted-now.ts";
import { statRows } from "../../simulator/football/statistics.ts";
import { requestedFixtures } from "../lists/match-score.ts";
import { progressNow } from "./progress-now.ts";

type Counted = Readonly<Record<string, Pair | undefined>>;

async function countsOf(fixture: Fixture, context: CallContext): Promise<Counted | undefined> {
  const progress = await progressNow(fixture, context);
  if (!progress) return (await countedNow(fixture, context))?.rows;
  return Object.fromEntries(statRows(progress).map(({ key, home, away }) => [key, [home ?? 0, away ?? 0]]));
}

async function countsOfRow(fixture: Fixture, context: CallContext): Promise<RowCountsWire[]> {
  const { score } = await context.sources.stateAt(fixture, context.now);
  if (!score) return [];
  const { corners, yellowCards: yellows } = (await countsOf(fixture, context)) ?? {};
  if (!corners || !yellows) return [];
  const [homeCorners, awayCorners] = corners;
  const [homeYellow, awayYellow] = yellows;
  return [{ matchId: fixture.id, homeCorners, awayCorners, homeYellow, awayYellow }];
}

/** Corners and yellow cards of the requested matches; those without any count are left out. */
export async function countsOfRows(
  { matchIds }: QueryOf<"rowCounts">,
  context: CallContext,
): Promise<{ data: RowCountsWire[] }> {
  const fixtures = await requestedFixtures({ matchIds }, "football", context);
  return { data: (await Promise.all(fixtures.map((fixture) => countsOfRow(fixture, context)))).flat() };
}
