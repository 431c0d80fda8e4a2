import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import type { TeamEntry } from "../../data/entries/types.ts";
import { idOfOrigin, originOf } from "./careers.ts";
import { allClubs, type Club } from "./clubs.ts";
import { mix } from "./mix.ts";
import { nationalityOf } from "./nationality.ts";
import { playerOf } from "./player.ts";
import { skillOf } from "./skill.ts";
import { type Detail, roleOf, slotsOf } from "./slots.ts";
import { type Tenure, tenureAt } from "./tenures.ts";
import type { Player, SquadMember } from "./types.ts";
import type { Window } from "./windows.ts";

interface Candidate {
  tenure: Tenure;
  origin: Tenure;
  id: string;
  detail: Detail;
  skill: number;
}

/** A national coach watches the strongest clubs of the world, and the strongest of their country. */
const WATCHED_OF_WORLD = 120;
const WATCHED_AT_HOME = 14;

const byStrength = (a: Club, b: Club): number => b.team.strength - a.team.strength || a.number - b.number;

interface Watched {
  world: readonly Club[];
  ofCountry: ReadonlyMap<string, readonly Club[]>;
}

const watched = new Map<Sport, Watched>();

function strongestClubs(sport: Sport): Watched {
  const known = watched.get(sport);
  if (known) return known;
  const clubs = [...allClubs()].filter((club) => club.sport === sport && !club.youth && !club.isNational);
  const sorted = clubs.sort(byStrength);
  const ofCountry = new Map<string, Club[]>();
  for (const club of sorted) {
    const others = ofCountry.get(club.team.country);
    if (!others) ofCountry.set(club.team.country, [club]);
    else if (others.length < WATCHED_AT_HOME) others.push(club);
  }
  const found = { world: sorted.slice(0, WATCHED_OF_WORLD), ofCountry };
  watched.set(sport, found);
  return found;
}

function buildCandidates(club: Club, window: Window): { country: string; candidate: Candidate }[] {
  return slotsOf(club.sport).map((detail, slot) => {
    const tenure = tenureAt(club, slot, window);
    const origin = originOf(tenure);
    const id = idOfOrigin(origin);
    const draw = mix(origin.club.number * 100 + origin.slot, origin.year, 31);
    const country = nationalityOf(origin.club, origin.year - origin.birthYear, draw);
    const skill = skillOf(tenure, id, (window >> 1) - origin.birthYear);
    return { country, candidate: { tenure, origin, id, detail, skill } };
  });
}

type ByCountry = ReadonlyMap<string, readonly Candidate[]>;
const worldCache = new LruCache<ByCountry>(6);

/** Players of the world's strongest clubs, by nationality. */
const abroadAt = (sport: Sport, window: Window): ByCountry =>
  worldCache.getOrCreate(`${sport} ${window}`, () => {
    const byCountry = new Map<string, Candidate[]>();
    for (const club of strongestClubs(sport).world)
      for (const { country, candidate } of buildCandidates(club, window)) {
        const others = byCountry.get(country);
        if (others) others.push(candidate);
        else byCountry.set(country, [candidate]);
      }
    return byCountry;
  });

function candidatesFor({ sport, team: { country } }: Club, window: Window): Candidate[] {
  const atHome = (strongestClubs(sport).ofCountry.get(country) ?? [])
    .flatMap((club) => buildCandidates(club, window))
    .filter((one) => one.country === country)
    .map(({ candidate }) => candidate);
  const all = new Map([...atHome, ...(abroadAt(sport, window).get(country) ?? [])].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => b.skill - a.skill || Number(a.id) - Number(b.id));
}

const KEEPERS_NUMBERS = [1, 12, 23] as const;
const HIGHEST = 26;

/** 1 to 26, as required by tournaments: the first eleven by position, the rest in order. */
function buildNumbers(details: readonly Detail[]): number[] {
  const eleven = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11];
  const free = Array.from({ length: HIGHEST - 11 }, (_, index) => index + 12).filter(
    (number) => !(KEEPERS_NUMBERS as readonly number[]).includes(number),
  );
  let keepers = 0;
  return details.map((detail, slot) => {
    if (detail === "GK") return KEEPERS_NUMBERS[keepers++] ?? free.shift()!;
    return eleven[slot] ?? free.shift()!;
  });
}

/**
 * The best for each place; if nobody of the country plays there at a watched club, a player of the national team's own.
 */
function nationalSquad(team: Club, window: Window): SquadMember[] {
  const free = candidatesFor(team, window);
  const details = slotsOf(team.sport);
  const numbers = buildNumbers(details);
  const take = (fits: (candidate: Candidate) => boolean): Candidate | undefined => {
    const index = free.findIndex(fits);
    return index < 0 ? undefined : free.splice(index, 1)[0];
  };
  const chosen = details.map((detail) => take((one) => one.detail === detail));
  return details.map((detail, slot) => {
    const sameRole = (one: Candidate) =>
      one.detail !== "COACH" && detail !== "COACH" && roleOf(one.detail) === roleOf(detail);
    const one = chosen[slot] ?? take(sameRole) ?? ownPlayer(team, slot, window);
    const player = playerOf(one.origin, one.id);
    return { player, number: numbers[slot]!, skill: one.skill, since: one.tenure.year };
  });
}

function ownPlayer(team: Club, slot: number, window: Window): Candidate {
  const tenure = tenureAt(team, slot, window);
  const origin = originOf(tenure);
  const id = idOfOrigin(origin);
  const skill = skillOf(tenure, id, (window >> 1) - origin.birthYear);
  return { tenure, origin, id, detail: slotsOf(team.sport)[slot]!, skill };
}

const squadCache = new LruCache<SquadMember[]>(250);

export const nationalSquadAt = (team: Club, window: Window): SquadMember[] =>
  squadCache.getOrCreate(`${team.number} ${window}`, () => nationalSquad(team, window));

/** The national team that has called up a player; undefined if none. */
export function nationalTeamOf({ id, country }: Player, sport: Sport, window: Window): TeamEntry | undefined {
  const team = nationalTeamByCountry(country, sport);
  return team && nationalSquadAt(team, window).some(({ player }) => player.id === id) ? team.team : undefined;
}

function nationalTeamByCountry(country: string, sport: Sport): Club | undefined {
  for (const club of allClubs())
    if (club.isNational && club.sport === sport && club.team.country === country) return club;
  return undefined;
}
