import type { SquadPlayer } from "#contract/domain/team-info";
import type { Sport } from "#contract/tables/sports";
import { ageAt } from "#contract/time/age";

/** Parts of a squad, in their order; `others` are those whose position nobody knows. */
export const SQUAD_GROUPS = {
  football: { G: ["G"], D: ["D"], M: ["M"], F: ["F"] },
  basketball: { guards: ["PG", "SG"], forwards: ["SF", "PF"], centres: ["C"] },
} as const satisfies Record<Sport, Record<string, readonly string[]>>;

export type SquadGroupName = keyof typeof SQUAD_GROUPS.football | keyof typeof SQUAD_GROUPS.basketball | "others";

export interface SquadGroup {
  name: SquadGroupName;
  players: SquadPlayer[];
}

/** What a squad can be sorted by, behind `?sort=`; `position` is the order of a page without one. */
export const SQUAD_SORTS = {
  football: ["position", "number", "age", "appearances", "goals", "assists", "rating"],
  basketball: ["position", "number", "age", "points", "rebounds", "assists"],
} as const satisfies Record<Sport, readonly string[]>;

export type SquadSort = (typeof SQUAD_SORTS)[Sport][number];

/** The sort that a query names; undefined for one that the sport does not have. */
export const readSort = (asked: string | null, sport: Sport): SquadSort | undefined =>
  (SQUAD_SORTS[sport] as readonly SquadSort[]).find((sort) => sort === (asked ?? "position"));

/** Whole years at an instant (milliseconds): by the date of birth, else as told. */
export const ageOf = ({ birthDate, age }: SquadPlayer, now: number): number | undefined =>
  birthDate ? ageAt(birthDate, now) : age;

const byNumber = (one: SquadPlayer, other: SquadPlayer) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0;

/** A squad by positions, each by shirt number; parts without players are left out. */
export function squadGroups(squad: readonly SquadPlayer[], sport: Sport): SquadGroup[] {
  const parts: Record<string, readonly string[]> = SQUAD_GROUPS[sport];
  const groups = Object.entries(parts).map(([name, positions]) => ({
    name: name as SquadGroupName,
    players: squad.filter(({ position }) => position !== undefined && positions.includes(position)),
  }));
  const grouped = new Set(groups.flatMap(({ players }) => players));
  const others = { name: "others" as const, players: squad.filter((player) => !grouped.has(player)) };
  return [...groups, others]
    .filter(({ players }) => players.length > 0)
    .map(({ name, players }) => ({ name, players: players.toSorted(byNumber) }));
}

/** What stands first: low numbers and the youngest, else the most. Who has no value stands last. */
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
