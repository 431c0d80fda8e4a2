import type { BasketballAverages, FootballCounts } from "#contract/domain/people";
import type { SquadPlayer } from "#contract/domain/team-info";
import type { Sport } from "#contract/tables/sports";

export const BEST_COUNTS = ["goals", "assists", "rating"] as const satisfies readonly (keyof FootballCounts)[];
export const BEST_AVERAGES = ["points", "rebounds", "assists"] as const satisfies readonly (keyof BasketballAverages)[];

export type BestKey = `count.${(typeof BEST_COUNTS)[number]}` | `average.${(typeof BEST_AVERAGES)[number]}`;

export interface Best {
  /** Of the words of people. */
  key: BestKey;
  /** At most three, the best first. */
  players: { player: SquadPlayer; value: number | string }[];
}

const LENGTH = 3;
/** An average counts from this part of the matches of whoever played most: one good evening leads no list. */
const LEAST_PART = 1 / 3;

const matchesOf = ({ counts, averages }: SquadPlayer): number => counts.appearances ?? averages.games ?? 0;

function best(
  squad: readonly SquadPlayer[],
  key: BestKey,
  numberOf: (player: SquadPlayer) => number | string | undefined,
  least: number,
): Best {
  const players = squad
    .flatMap((player) => {
      const value = numberOf(player);
      return value !== undefined && Number(value) > 0 && matchesOf(player) >= least ? [{ player, value }] : [];
    })
    .sort((one, other) => Number(other.value) - Number(one.value) || matchesOf(one.player) - matchesOf(other.player))
    .slice(0, LENGTH);
  return { key, players };
}

/**
 * Who leads a squad this season: goals, assists and rating in football; points, rebounds and assists of a game in
 * basketball. Of equals the one with fewer matches comes first. Lists of nobody are left out.
 */
export function squadBest(squad: readonly SquadPlayer[], sport: Sport): Best[] {
  const least = Math.max(0, ...squad.map(matchesOf)) * LEAST_PART;
  const lists =
    sport === "football"
      ? BEST_COUNTS.map((key) => best(squad, `count.${key}`, ({ counts }) => counts[key], key === "rating" ? least : 0))
      : BEST_AVERAGES.map((key) => best(squad, `average.${key}`, ({ averages }) => averages[key], least));
  return lists.filter(({ players }) => players.length > 0);
}
