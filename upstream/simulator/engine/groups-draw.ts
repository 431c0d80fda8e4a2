import type { Zones } from "../../data/entries/types.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Countries } from "./league-phase-draw.ts";
import type { Qualifying } from "./qualifying.ts";
import type { Place } from "./season-plan.ts";

const GROUP = 4;
const DRAWS = 20;

/** Groups of four from four pots by strength, one team of each pot. Each zone has groups of its own, in order. */
export function drawGroups(
  seed: string,
  { places, countries }: Qualifying,
  groupCount: number,
  zones: Zones | undefined,
): Place[][] {
  let drawn: number[][] | undefined;
  const groups = (): number[][] => {
    drawn ??= fieldsOf(countries, groupCount, zones).flatMap(drawnFrom(countries, createRandom(`groups ${seed}`)));
    return drawn;
  };
  return Array.from({ length: groupCount }, (_, group) =>
    Array.from(
      { length: GROUP },
      (_unused, pot): Place =>
        (now) =>
          places[groups()[group]![pot]!]!(now),
    ),
  );
}

function fieldsOf(countries: Countries, groupCount: number, zones: Zones | undefined): number[][] {
  const all = [...countries.keys()].slice(0, GROUP * groupCount);
  return zones?.map((zone) => all.filter((place) => zone.includes(countries[place] ?? ""))) ?? [all];
}

const drawnFrom = (countries: Countries, random: Random) => (field: readonly number[]) =>
  drawField(field, countries, random);

/** The first draw in which no group has two teams of one country; if there is none, one that ignores countries. */
function drawField(field: readonly number[], countries: Countries, random: Random): number[][] {
  const size = field.length / GROUP;
  const pots = Array.from({ length: GROUP }, (_, pot) => field.slice(pot * size, (pot + 1) * size));
  for (let draw = 0; draw < DRAWS; draw++) {
    const groups = drawPots(pots, random, countries);
    if (groups) return groups;
  }
  return drawPots(pots, random, []) ?? [];
}

function drawPots(pots: readonly number[][], random: Random, countries: Countries): number[][] | undefined {
  const groups: number[][] = pots[0]!.map(() => []);
  for (const pot of pots) {
    const isWelcome = (team: number, group: number): boolean =>
      countries[team] === undefined || groups[group]!.every((other) => countries[other] !== countries[team]);
    const teamOf = new Map<number, number>();
    for (const team of random.shuffle(pot)) {
      if (!place(team, groups.length, isWelcome, teamOf, new Set())) return undefined;
    }
    for (const [group, team] of teamOf) groups[group]!.push(team);
  }
  return groups;
}

/** Finds a group for a team, moving others of its pot if necessary (augmenting path). */
function place(
  team: number,
  groups: number,
  isWelcome: (team: number, group: number) => boolean,
  teamOf: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (let group = 0; group < groups; group++) {
    if (tried.has(group) || !isWelcome(team, group)) continue;
    tried.add(group);
    const other = teamOf.get(group);
    if (other === undefined || place(other, groups, isWelcome, teamOf, tried)) {
      teamOf.set(group, team);
      return true;
    }
  }
  return false;
}
