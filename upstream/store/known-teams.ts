import { phaseGroup } from "#contract/status";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import type { MatchRow } from "./schema.ts";
import { storedStateAt } from "./stored-state.ts";

type Teams = Pick<MatchRow, "homeId" | "awayId">;

const isOver = (row: MatchRow, instant: number): boolean => {
  const group = phaseGroup(storedStateAt(row, instant).phase);
  return group === "final" || group === "void";
};

const hasTeam = ({ homeId, awayId }: Teams, teamId: string): boolean => homeId === teamId || awayId === teamId;

/**
 * A knockout match that is still to come, or any match of a cup whose rounds no source gave (`isDrawOpen`): the only ones
 * whose teams may be open.
 */
export const mayBeOpen = (
  { stage, kickOff }: Pick<MatchRow, "stage" | "kickOff">,
  instant: number,
  isDrawOpen = false,
): boolean => kickOff > instant && (isDrawOpen || (KNOCKOUT_STAGES as readonly string[]).includes(stage));

/**
 * Whether it is known at an instant (milliseconds) who plays: each team's last match before, of the whole season and not
 * against the same opponent (that is the tie's first leg), is over. A source that gives a tournament as it went would
 * otherwise reveal its future.
 */
export function areTeamsKnown(
  row: MatchRow,
  season: readonly MatchRow[],
  instant: number,
  isDrawOpen = false,
): boolean {
  if (!mayBeOpen(row, instant, isDrawOpen)) return true;
  return [row.homeId, row.awayId].every((teamId) => {
    const earlier = season.filter(
      (one) =>
        one.kickOff < row.kickOff &&
        hasTeam(one, teamId) &&
        !(hasTeam(one, row.homeId) && hasTeam(one, row.awayId) && one.stage === row.stage),
    );
    const last = earlier.reduce<MatchRow | undefined>(
      (latest, one) => (latest && latest.kickOff >= one.kickOff ? latest : one),
      undefined,
    );
    return !last || isOver(last, instant);
  });
}
