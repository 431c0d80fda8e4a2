import type { Match, Pair, Side } from "#contract/domain/match";
import type { WinRate } from "#contract/domain/odds";
import type { StandingsRow, StandingsTable } from "#contract/domain/standings";
import { chancesAfterNextGoal } from "#contract/odds/next-goal";
import type { ZoneKey } from "#contract/tables/standings-keys";
import { zoneOf } from "~/features/standings/zones";
import { type Place, placesAfter } from "./table-outlook.ts";

/** What a side's next goal changes for it; at least one is set. */
export interface NextGoalView {
  side: Side;
  /** Of winning, in whole per cent. */
  chance?: number;
  place?: Place;
  /** What the place leads to. */
  zone?: ZoneKey;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

const scoredBy = (side: Side, [home, away]: Pair): Pair => (side === "home" ? [home + 1, away] : [home, away + 1]);

/** The zone that holds all of a place. */
const zoneOfPlace = (
  { from, to }: Place,
  { zones = [] }: Pick<StandingsTable<StandingsRow>, "zones">,
): ZoneKey | undefined => zoneOf(zones.find(({ fromRank, toRank }) => fromRank <= from && to <= toRank)?.zone);

interface Known {
  /** Of football, at the present score. */
  rate?: WinRate | undefined;
  tables: readonly StandingsTable<StandingsRow>[];
}

/** What the next goal of a football match in play changes, for either side; empty if nothing is known of it. */
export function nextGoalViews(match: Match, { rate, tables }: Known): NextGoalView[] {
  if (match.state !== "live") return [];
  const { score } = match;
  const { home, draw, away } = rate ?? {};
  const isKnown = home !== undefined && draw !== undefined && away !== undefined && home + draw + away > 0;
  const after = isKnown
    ? chancesAfterNextGoal({ home: home / 100, draw: draw / 100, away: away / 100 }, score[0] - score[1])
    : undefined;
  return SIDES.flatMap((side) => {
    const found = placesAfter(tables, match, scoredBy(side, score));
    const chance = after && Math.round(after[side][side] * 100);
    const place = found?.places[side];
    const zone = found && zoneOfPlace(found.places[side], found.table);
    if (chance === undefined && !place) return [];
    return [{ side, ...(chance !== undefined && { chance }), ...(place && { place }), ...(zone && { zone }) }];
  });
}
