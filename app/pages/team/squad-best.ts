import type { SquadPlayer } from "#contract/domain/team-info";
import type { Sport } from "#contract/tables/sports";
import type { BestFigure } from "~/sports/player-figures";
import { adapterOf } from "~/sports/sports";

export interface Best {
  /** Key in the translations of people. */
  key: BestFigure["name"];
  /** At most three, best first. */
  players: { player: SquadPlayer; value: number | string }[];
}

const LENGTH = 3;
/** Averages require this fraction of the squad's maximum number of matches, so that one good evening leads no list. */
const LEAST_PART = 1 / 3;

const matchesOf = ({ counts, averages }: SquadPlayer): number => counts.appearances ?? averages.games ?? 0;

function best(squad: readonly SquadPlayer[], { name, numberIn }: BestFigure, least: number): Best {
  const players = squad
    .flatMap((player) => {
      const value = numberIn(player);
      return value !== undefined && Number(value) > 0 && matchesOf(player) >= least ? [{ player, value }] : [];
    })
    .sort((one, other) => Number(other.value) - Number(one.value) || matchesOf(one.player) - matchesOf(other.player))
    .slice(0, LENGTH);
  return { key: name, players };
}

/**
 * A squad's leaders this season, by the sport's statistics. On a tie the player with fewer matches comes first. Empty
 * lists are left out.
 */
export function squadBest(squad: readonly SquadPlayer[], sport: Sport): Best[] {
  const least = Math.max(0, ...squad.map(matchesOf)) * LEAST_PART;
  return adapterOf(sport)
    .people.best.map((figure) => best(squad, figure, figure.isAverage ? least : 0))
    .filter(({ players }) => players.length > 0);
}
