import { LruCache } from "#contract/memory/lru-cache";
import type { Culture } from "../../data/names/culture.ts";
import { CULTURES } from "../../data/names/cultures.ts";
import { REAL_NAMES } from "../../data/names/real-names.ts";
import { womensGiven } from "../../data/names/women.ts";
import { slug } from "../../data/text/plain-text.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import { birthPlaceOf } from "./birth-places.ts";
import { originById } from "./careers.ts";
import { mix, share } from "./mix.ts";
import { cultureOf, nationalityOf } from "./nationality.ts";
import { peopleModelOf } from "./people-model.ts";
import { type PersonName, pairsOf, personName } from "./person-name.ts";
import { type Detail, detailOf, roleOf } from "./slots.ts";
import type { Tenure } from "./tenures.ts";
import type { Person, Player } from "./types.ts";

const MAX_CACHED_PLAYERS = 8_000;
const players = new LruCache<Player>(MAX_CACHED_PLAYERS);

/** Spreads name pairs over a league: its clubs' ids, places and years give different pairs. */
const NEIGHBOURS = 40;
const PLACES = 27;
const YEARS = 24;

export interface Origin {
  team: number;
  slot: number;
  year: number;
  country: string;
  isWoman?: boolean;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

export function nameOf({ team, slot, year, country, isWoman }: Origin, draw: number): PersonName {
  const key = cultureOf(country, draw);
  const culture: Culture = isWoman ? { ...CULTURES[key], given: womensGiven(key) } : CULTURES[key];
  const pairs = pairsOf(culture);
  const order = ((team % NEIGHBOURS) * PLACES + (slot % PLACES)) * YEARS + (year % YEARS);
  // A step coprime to the number of pairs visits each pair once.
  let step = Math.floor(pairs * 0.618);
  while (greatestCommonDivisor(step, pairs) !== 1) step += 1;
  const first = order * step + Math.floor(team / NEIGHBOURS);
  for (let index = first; ; index++) {
    const person = personName(culture, index % pairs);
    if (!REAL_NAMES.has(person.names.en)) return person;
  }
}

const pad = (number: number): string => String(number).padStart(2, "0");

/** A day of the birth year that exists in every year. */
export const formatBirthDate = (year: number, random: Random): string =>
  `${year}-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`;

/** Mean height in centimetres, and its spread. */
const HEIGHTS: Readonly<Record<Exclude<Detail, "COACH">, readonly [mean: number, spread: number]>> = {
  GK: [189, 4],
  CB: [187, 4],
  RB: [178, 4],
  LB: [178, 4],
  DM: [181, 5],
  CM: [179, 5],
  AM: [177, 5],
  RW: [176, 5],
  LW: [176, 5],
  ST: [183, 5],
  PG: [188, 5],
  SG: [194, 5],
  SF: [201, 5],
  PF: [205, 5],
  C: [210, 5],
};

/** Centimetres. */
const WOMEN_SHORTER = 14;

const bell = (random: Random): number => random.next() + random.next() + random.next() - 1.5;

function buildBody(detail: Exclude<Detail, "COACH">, shorter: number, random: Random) {
  const [mean, spread] = HEIGHTS[detail];
  const heightCm = Math.round(mean - shorter + bell(random) * 2 * spread);
  const massIndex = (detail.length === 2 ? 23.1 : 24.2) + bell(random) * 1.4;
  return { heightCm, weightKg: Math.round(massIndex * (heightCm / 100) ** 2) };
}

const LEFT_FOOTED: Partial<Record<Detail, number>> = { LB: 0.78, LW: 0.42, RB: 0.03, RW: 0.22 };
const BOTH_FEET = 0.07;

function footOf(detail: Detail, random: Random): "L" | "R" | "B" {
  if (random.chance(BOTH_FEET)) return "B";
  return random.chance(LEFT_FOOTED[detail] ?? 0.2) ? "L" : "R";
}

/** The person whose first tenure this is. */
export function buildPerson(origin: Tenure, id: string): Person & { firstName: string; lastName: string } {
  const { club, slot, year, birthYear } = origin;
  const draw = mix(club.number * 100 + slot, year, 31);
  const country = nationalityOf(club, year - birthYear, draw);
  const { names, firstName, lastName } = nameOf(
    { team: club.number, slot, year, country, isWoman: club.isWomens ?? false },
    draw,
  );
  const birthDate = formatBirthDate(birthYear, createRandom(`birth ${id}`));
  return { id, key: slug(names.en), names, firstName, lastName, country, birthDate };
}

function makePlayer(origin: Tenure, id: string): Player {
  const detail = detailOf(origin.club.sport, origin.slot);
  if (!detail || detail === "COACH") throw new Error(`${id} is no player's`);
  const random = createRandom(`body ${id}`);
  const person = buildPerson(origin, id);
  return {
    ...person,
    birthPlace: birthPlaceOf(person.country, share(mix(origin.club.number, origin.slot, origin.year), 32)),
    ...buildBody(detail, origin.club.isWomens ? WOMEN_SHORTER : 0, random),
    ...(peopleModelOf(origin.club.sport).hasPreferredFoot && { foot: footOf(detail, random) }),
    role: roleOf(detail),
    detail,
  };
}

/** The player of a first tenure. */
export const playerOf = (origin: Tenure, id: string): Player => players.getOrCreate(id, () => makePlayer(origin, id));

/** A player and the first tenure, from which their career follows. */
export interface KnownPlayer {
  player: Player;
  origin: Tenure;
}

/** Undefined for an unknown id and for a coach's. */
export function knownPlayer(id: string): KnownPlayer | undefined {
  const origin = originById(id);
  if (!origin || detailOf(origin.club.sport, origin.slot) === "COACH") return undefined;
  return { player: playerOf(origin, id), origin };
}
