import { clubKey } from "../competitions/world/team-name.ts";

/** Words that clubs of one country share and that therefore tell none of them. */
const COMMON_WORDS = new Set(
  `academica albion amateur america arsenal athletic athletico athletique atletic atletico borussia boys city club college
colts concordia county cs deportes deportivo deportiva dinamo dynamo eintracht estrela etoile fortuna forward
germania gimnasia hapoel harriers inter internacional juventud juventude kickers lok lokomotiv maccabi metalurg
metallurg nacional olimpia olympic olympique phoenix police port preussen racing rangers real recreativo rot rovers
royal saint san santa sao shakhtar slavia spartak sparta spielvereinigung sport sporting sports stade star stars
state student torpedo town turn union unioni united universidad universitario university viktoria villa wacker
wanderers weiss west north east south young youth zenit`.split(/\s+/),
);

/** A side of a club that is not its first: never the same as the club. */
const OTHER_SIDE =
  /(^|\s)(b|c|ii|iii|2|u ?\d\d|reserves?|women|ladies|femenino|feminine|youth|junior|castilla|jong|j)(\s|$)/i;

/** Fewest letters of a word that can tell a club. */
const DISTINCTIVE = 4;

/** Ways in which a saint is written: `St. Gilloise`, `Sint-Truiden`. */
const SAINT = /^(?:st|ste|sainte|sint|sankt)$/;

const wordsOf = (name: string): string[] =>
  clubKey(name)
    .split(" ")
    .flatMap((word) => (word === "" ? [] : word.replace(SAINT, "saint")));
const isDistinctive = (word: string): boolean => word.length >= DISTINCTIVE && !COMMON_WORDS.has(word);

/** The letters by which two texts differ, if they are at most `most`; else more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** Longer names may differ in two letters. */
const LONG = 9;
const SHORTEST = 5;

const isSubset = (few: readonly string[], many: readonly string[]): boolean => few.every((word) => many.includes(word));

/** A name, made ready for comparing. */
export interface ReadName {
  words: string[];
  joined: string;
  isOtherSide: boolean;
}

export function readName(name: string): ReadName {
  const words = wordsOf(name);
  return { words, joined: words.join(""), isOtherSide: OTHER_SIDE.test(name) };
}

/** What makes two names alike that are not the same; undefined if nothing does. */
export function likeness(one: ReadName, other: ReadName): string | undefined {
  if (one.isOtherSide !== other.isOtherSide) return undefined;
  if (one.joined === other.joined) return "the same letters";
  const shorter = Math.min(one.joined.length, other.joined.length);
  const most = shorter >= LONG ? 2 : 1;
  const isNear = shorter >= SHORTEST && one.joined[0] === other.joined[0];
  if (isNear && distance(one.joined, other.joined, most) <= most) return "nearly the same letters";
  const [few, many] = one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (isSubset(few, many) && few.some(isDistinctive)) return "a part of the name";
  return undefined;
}
