import type { SquadPlayer } from "#contract/domain/team-info";
import type { Sport } from "#contract/tables/sports";
import { ageAt } from "#contract/time/age";
import type { SquadGroupKey, SquadSort } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";

/** `others` are those whose position is not known. */
export type SquadGroupName = SquadGroupKey | "others";

export interface SquadGroup {
  name: SquadGroupName;
  players: SquadPlayer[];
}

/** The sort that a query names; undefined for one that the sport does not have. */
export const readSort = (requested: string | null, sport: Sport): SquadSort | undefined =>
  adapterOf(sport).people.squadSorts.find((sort) => sort === (requested ?? "position"));

/** Whole years at an instant (milliseconds): by the date of birth, else as supplied. */
export const ageOf = ({ birthDate, age }: SquadPlayer, now: number): number | undefined =>
  birthDate ? ageAt(birthDate, now) : age;

const byNumber = (one: SquadPlayer, other: SquadPlayer) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0;

/** A squad by positions, each by shirt number; parts without players are left out. */
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

/** Low numbers or the youngest first, else the highest count. Players without a value come last. */
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

/** Years of age with their fraction, the youngest first. */
const YEAR = 31_557_600_000;
const birthOrder = (player: SquadPlayer, now: number): number =>
  player.birthDate ? (now - Date.parse(player.birthDate)) / YEAR : (player.age ?? Infinity);
