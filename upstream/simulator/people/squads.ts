import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import type { TeamEntry } from "../../data/entries/types.ts";
import { idOfOrigin, originOf, stationsFrom } from "./careers.ts";
import { type Club, clubByNumber } from "./clubs.ts";
import { nationalSquadAt } from "./national-squads.ts";
import { numbersOf } from "./numbers.ts";
import { knownPlayer, playerOf } from "./player.ts";
import { skillOf } from "./skill.ts";
import { slotsOf } from "./slots.ts";
import { tenureAt } from "./tenures.ts";
import type { Player, SquadMember } from "./types.ts";
import { type Window, windowAt } from "./windows.ts";

/** A squad takes some 8 kB besides its players. */
const MAX_CACHED_SQUADS = 400;
const squads = new LruCache<SquadMember[]>(MAX_CACHED_SQUADS);

function clubSquad(club: Club, window: Window): SquadMember[] {
  const numbers = numbersOf(club);
  return slotsOf(club.sport).map((_, slot) => {
    const tenure = tenureAt(club, slot, window);
    const origin = originOf(tenure);
    const player = playerOf(origin, idOfOrigin(origin));
    const age = (window >> 1) - origin.birthYear;
    return { player, number: numbers[slot]!, skill: skillOf(tenure, player.id, age), since: tenure.year };
  });
}

export const clubSquadAt = (club: Club, window: Window): SquadMember[] =>
  squads.getOrCreate(`${club.number} ${window}`, () => clubSquad(club, window));

/**
 * A team's squad at an instant, in milliseconds: 26 in football, 15 in basketball, the first choice of each place
 * first. Empty for an imported team, whose players are unknown. Returns the same list each time.
 */
export function squadAt(team: TeamEntry, instant: number): SquadMember[] {
  const window = windowAt(instant);
  const club = clubByNumber(Number(team.id));
  if (!club) return [];
  return club.isNational ? nationalSquadAt(club, window) : clubSquadAt(club, window);
}

/** A player's club at an instant. */
export interface Whereabouts {
  player: Player;
  sport: Sport;
  /** Absent before their first tenure and after their last. */
  team?: TeamEntry;
}

/** A player by id, and their team at an instant (milliseconds; by default in their first years). */
export function playerById(id: string, instant?: number): Whereabouts | undefined {
  const known = knownPlayer(id);
  if (!known) return undefined;
  const { player, origin } = known;
  const { sport } = origin.club;
  if (instant === undefined) return { player, sport, team: origin.club.team };
  const window = windowAt(instant);
  const station = stationsFrom(origin).find(({ start, end }) => start <= window && window < end);
  return { player, sport, ...(station && { team: station.club.team }) };
}

export { coachAt } from "./coaches.ts";
