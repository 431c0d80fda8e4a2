import { phaseGroup } from "#contract/domain/status";
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
 * An upcoming knockout match, or any match of a cup without rounds from a source (`isDrawOpen`): the only matches whose
 * teams may be unknown.
 */
export const mayBeOpen = (
  { stage, kickOff }: Pick<MatchRow, "stage" | "kickOff">,
  instant: number,
  isDrawOpen = false,
): boolean => kickOff > instant && (isDrawOpen || (KNOCKOUT_STAGES as readonly string[]).includes(stage));

/**
 * Whether a match's teams are known at an instant (milliseconds): each team's previous match in the season, except
 * against the same opponent (the tie's first leg), must be over. Otherwise a source with a finished tournament would
 * reveal its future.
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
