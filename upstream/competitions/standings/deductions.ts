import type { DeductionReason } from "#contract/tables/standings-keys";
import { DEDUCTIONS } from "../../data/standings/deductions/deductions.ts";
import { clubKey } from "../world/team-name.ts";

interface NamedTeam {
  id: string;
  /** English name. */
  name: string;
}

export interface Deducted {
  points: number;
  /** Of the latest decision. */
  reason: DeductionReason;
}

/** Point deductions by team id, as known at an instant (milliseconds). */
export function deductedAt(
  competitionId: string,
  season: string,
  teams: readonly NamedTeam[],
  instant: number,
): Record<string, Deducted> {
  const deducted: Record<string, Deducted> = {};
  for (const { club, points, since, reason } of DEDUCTIONS[`${competitionId} ${season}`]?.rows ?? []) {
    const team = teams.find(({ name }) => clubKey(name) === clubKey(club));
    if (!team || Date.parse(since) > instant) continue;
    deducted[team.id] = { points: (deducted[team.id]?.points ?? 0) + points, reason };
  }
  return deducted;
}

/** The same without the reasons. */
export const deductionsAt = (...params: Parameters<typeof deductedAt>): Record<string, number> =>
  Object.fromEntries(Object.entries(deductedAt(...params)).map(([id, { points }]) => [id, points]));
