import { openHours } from "#contract/contests/contest-days";
import { NICKNAME_RULE } from "#contract/members/nickname";
import { MINUTE } from "#contract/time/units";
import { CULTURES, type CultureKey } from "../../data/names/cultures.ts";
import { plainText } from "../../data/text/plain-text.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import { NAME_LETTERS } from "../../platform/secrets.ts";
import { pairsOf, personName } from "../../simulator/people/person-name.ts";
import type { ContestSeason } from "./calendar/seasons.ts";

/** Number of a contest's simulated members per market of the site. */
const MARKETS: readonly (readonly [CultureKey, number])[] = [
  ["thai", 8],
  ["vietnamese", 6],
  ["brazilian", 4],
  ["khmer", 3],
  ["chinese", 3],
  ["cantonese", 1],
];

export interface SimulatedMember {
  /** Key of the entry; the same whenever it is generated. */
  key: string;
  /** A nickname as members choose them. */
  name: string;
  /** When they enter, in milliseconds. */
  at: number;
}

const KEY_LENGTH = 16;

const toKey = (random: Random): string =>
  Array.from({ length: KEY_LENGTH }, () => NAME_LETTERS[random.integer(0, NAME_LETTERS.length - 1)]).join("");

const lettersOf = (name: string): string => plainText(name).replace(/[^a-z]/g, "");
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A given name followed by a number, so that it identifies nobody. */
function nicknameOf(culture: CultureKey, random: Random): string {
  const { firstName } = personName(CULTURES[culture], random.integer(0, pairsOf(CULTURES[culture]) - 1));
  const digits = String(random.integer(10, 99));
  return capitalised(lettersOf(firstName)).slice(0, NICKNAME_RULE.maxLength - digits.length) + digits;
}

/** The share that enters before the first day opens; the others enter on one of the next three. */
const EARLY = 0.7;
const LATE_DAYS = 3;

function enteredAt({ startDate, endDate, days = [] }: ContestSeason, random: Random): number {
  const [first] = days;
  if (first === undefined) return startDate + Math.floor(random.next() * 0.6 * (endDate - startDate));
  const day = random.chance(EARLY) ? first : (days[random.integer(1, LATE_DAYS)] ?? first);
  const opens = openHours(day).from;
  if (day === first) return startDate + Math.floor(random.next() * (opens - startDate));
  return opens + random.integer(1, 10) * MINUTE;
}

/** A contest's simulated members, the same at every call. */
export function simulatedMembers(season: ContestSeason): SimulatedMember[] {
  const cultures = MARKETS.flatMap(([culture, count]) => new Array<CultureKey>(count).fill(culture));
  return cultures.map((culture, index) => {
    const random = createRandom(`made-up member ${season.id} ${index}`);
    return { key: toKey(random), name: nicknameOf(culture, random), at: enteredAt(season, random) };
  });
}
