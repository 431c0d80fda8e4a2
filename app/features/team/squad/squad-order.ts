import type { SquadPlayer } from "#contract/domain/team-info";
import type { Sport } from "#contract/tables/sports";
import { ageAt } from "#contract/time/age";
import type { SquadGroupKey, SquadSort } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

/** `others` are players of unknown position. */
type SquadGroupName = SquadGroupKey | "others";

interface SquadGroup {
  name: SquadGroupName;
  players: SquadPlayer[];
}

/** The sort order in a query; undefined if the sport does not have it. */
export const readSort = (requested: string | null, sport: Sport): SquadSort | undefined =>
  adapterOf(sport).people.squadSorts.find((sort) => sort === (requested ?? "position"));

/** Whole years at an instant (milliseconds): from the date of birth, otherwise as supplied. */
export const ageOf = ({ birthDate, age }: SquadPlayer, now: number): number | undefined =>
  birthDate ? ageAt(birthDate, now) : age;

const byNumber = (one: SquadPlayer, other: SquadPlayer) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0;

/** A squad by position, each group by shirt number; empty groups are left out. */
export function squadGroups(squad: readonly SquadPlayer[], sport: Sport): SquadGroup[] {
  const groups = adapterOf(sport).people.squadGroups.map(({ name, positions }) => ({
    name,
    players: squad.filter(({ position }) => position !== undefined && positions.includes(position)),
  }));
  const grouped = new Set(groups.flatMap(({ players }) => players));
  const others = { name: "others" as const, players: squad.filter((player) => !grouped.has(player)) };
  return [...groups, others]
    .filter(({ players }) => players.length > 0)
    .map(({ name, players }) => ({ name, players: players.toSorted(byNumber) }));
}

/** Lowest number or youngest first, otherwise highest count. Players without a value come last. */
export function sortedSquad(
  squad: readonly SquadPlayer[],
  sort: Exclude<SquadSort, "position">,
  now: number,
): SquadPlayer[] {
  const placeBy = (player: SquadPlayer): number => {
    if (sort === "number") return player.number ?? Infinity;
    if (sort === "age") return birthOrder(player, now);
    const counted: Record<string, number | string | undefined> = { ...player.counts, ...player.averages };
    return -Number(counted[sort] ?? -Infinity);
  };
  return squad
    .map((player) => ({ player, value: placeBy(player) }))
    .sort(
      (one, other) => (one.value === other.value ? 0 : one.value - other.value) || byNumber(one.player, other.player),
    )
    .map(({ player }) => player);
}

/** Milliseconds of a year, for ages with a fraction, youngest first. */
const YEAR = 31_557_600_000;
const birthOrder = (player: SquadPlayer, now: number): number =>
  player.birthDate ? (now - Date.parse(player.birthDate)) / YEAR : (player.age ?? Infinity);
