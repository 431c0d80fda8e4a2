import { phaseGroup } from "#contract/domain/status";
import type { SeasonRecord } from "../../competitions/standings/clinch.ts";
import type { MatchAt } from "../../match/match.ts";

const dateKey = ({ homeId, awayId }: MatchAt["fixture"], instant: number): string => `${homeId} ${awayId} ${instant}`;

/**
 * A match that is off for good is no longer to play; one that was postponed is, unless its second date is among the
 * matches.
 */
export function seasonRecords(matches: readonly MatchAt[]): Map<string, SeasonRecord> {
  const records = new Map<string, SeasonRecord>();
  const replaced = new Set(
    matches.flatMap(({ fixture, state: { originalTime } }) =>
      originalTime === undefined ? [] : dateKey(fixture, originalTime),
    ),
  );
  for (const { fixture, state } of matches) {
    const { homeId, awayId, stage } = fixture;
    const group = phaseGroup(state.phase);
    const isPutOff = state.phase === "POSTPONED" && !replaced.has(dateKey(fixture, fixture.kickOff));
    const isToPlay = group !== "final" && (group !== "void" || isPutOff);
    if (stage !== "regular" || (group !== "final" && !isToPlay)) continue;
    for (const [id, side] of [
      [homeId, "home"],
      [awayId, "away"],
    ] as const) {
      const record = records.get(id) ?? { won: 0, lost: 0, remaining: 0 };
      if (isToPlay) record.remaining += 1;
      else if (state.winner === side) record.won += 1;
      else record.lost += 1;
      records.set(id, record);
    }
  }
  return records;
}
