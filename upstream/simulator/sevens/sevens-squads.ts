import { DAY } from "#contract/time/units";
import type { TeamEntry } from "../../data/entries/types.ts";
import { createRandom } from "../../platform/random.ts";
import { squadAt } from "../people/squads.ts";
import type { SquadMember } from "../people/types.ts";
import { type Category, clubOfEntrant } from "./entrants.ts";

const YEAR = 365.25 * DAY;

/** Years from now of the club's squad used: veterans are its first team of fifteen years ago, youths its future one. */
const GENERATION: Record<Category["code"], number> = { main: 0, masters: -15, youth: 5 };

export const STARTERS = 7;
export const SQUAD = 12;

const byBirth = (a: SquadMember, b: SquadMember): number => (a.player.birthDate < b.player.birthDate ? 1 : -1);
const bySkill = (a: SquadMember, b: SquadMember): number => b.skill - a.skill || (a.player.id < b.player.id ? -1 : 1);

/** A sevens team's squad of twelve, seven starters first, beginning with the keeper; drawn by year. */
export function sevensSquad(team: TeamEntry, { code }: Category, year: number, kickOff: number): SquadMember[] {
  const club = clubOfEntrant(team);
  if (!club) return [];
  const squad = squadAt(club, kickOff + GENERATION[code] * YEAR);
  const young = [...squad].sort(byBirth);
  // Clubs send their youngest players, or their best veterans.
  const wanted = code === "masters" ? [...squad].sort(bySkill) : young;
  const [first, ...keepers] = wanted.filter(({ player }) => player.role === "G");
  const field = wanted.filter(({ player }) => player.role !== "G").slice(0, SQUAD - 2);
  const shuffled = createRandom(`sevens squad ${team.id} ${year}`).shuffle(field);
  const starters = [...shuffled.slice(0, STARTERS - 1)].sort(bySkill);
  const bench = [...shuffled.slice(STARTERS - 1), ...keepers.slice(0, 1)];
  return first ? [first, ...starters, ...bench] : [];
}

/** The scorer or booked player among the field players, by their number in the course of the match. */
export const fieldPlayer = (squad: readonly SquadMember[], taker: number): SquadMember | undefined => {
  const field = squad.filter(({ player }) => player.role !== "G");
  return field[taker % Math.max(1, field.length)];
};
