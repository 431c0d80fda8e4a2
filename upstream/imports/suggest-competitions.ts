import type { Sport } from "#contract/tables/sports";
import { normalisedCompetitionName } from "../competitions/world/normalise.ts";
import { clubKey } from "../competitions/world/team-name.ts";
import { leadingCountry } from "../data/countries/country-names.ts";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { Suggestion } from "../store/import-schema.ts";
import type { ResolvedCompetition, WorldNames } from "./resolve-competition.ts";

/** Words that competitions of one country share. */
const COMMON_WORDS = new Set(
  `league liga ligue lig cup copa coupe pokal taca trophy championship championnat campeonato division divisie divizia
divisao primera primeira premier premyer first second third segunda serie series super national nacional nationale
the of de la 1 2 3 a b c i ii iii`.split(/\s+/),
);

/** Sides of clubs for whom other competitions are played. */
const OTHER_SIDES = /\b(u ?\d\d|youth|junior|reserves?|women|frauen|feminin[ae]?|femenina)\b/i;

/** Clubs; fewer say nothing of where a competition is played. */
const FEWEST = 6;
const MOST = 5;

const wordsOf = (name: string): string[] =>
  normalisedCompetitionName(name)
    .split(" ")
    .filter((word) => word !== "");

/** The country from which at least half of the clubs come, by their names here. */
export function countryOfClubs(clubs: readonly string[], world: WorldNames, sport: Sport): string | undefined {
  if (clubs.length < FEWEST) return undefined;
  const counts = new Map<string, number>();
  for (const club of clubs) {
    const found = [club, clubKey(club)].flatMap((name) => world.teamsByNormalisedName(name, sport));
    const countries = new Set(found.filter(({ isNational }) => !isNational).map(({ country }) => country));
    for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] * 2 >= clubs.length ? first[0] : undefined;
}

/** How much two names have in common, from 0 to 1: words that tell count three times as much. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const weight = (word: string) => (COMMON_WORDS.has(word) ? 1 : 3);
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weight(word), 0);
  const shared = sum(one.filter((word) => other.includes(word)));
  return (2 * shared) / Math.max(1, sum(one) + sum(other));
}

const ALIKE = 0.6;
/** Enough even where one seems to be a league and the other a cup. */
const SAME = 0.8;

/**
 * Competitions that an unknown name may mean, best first: those of the country of its clubs, and those of its own
 * country with nearly its name. None if the evidence says that it is new: clubs that nobody knows, and no such name.
 */
export function suggestCompetitions(
  { name, kind, country }: ResolvedCompetition,
  clubs: readonly string[],
  world: WorldNames,
  sport: Sport,
): Suggestion[] {
  const ofClubs = countryOfClubs(clubs, world, sport);
  // The country's name would make its cup like its league.
  const words = wordsOf(leadingCountry(name)?.rest ?? name);
  const isOtherSides = OTHER_SIDES.test(name);
  const scored = world.competitions.flatMap((one: CompetitionEntry) => {
    if (one.sport !== sport || OTHER_SIDES.test(one.names.en) !== isOtherSides) return [];
    const code = world.countryById(one.countryId)?.code;
    const alike = Math.max(...[one.names.en, ...(one.aliases ?? [])].map((text) => likeness(words, wordsOf(text))));
    const isThere = ofClubs !== undefined && code === ofClubs;
    const isNamed =
      (alike >= SAME || (alike >= ALIKE && one.kind === kind)) &&
      (country ? code === country : ofClubs === undefined || isThere);
    if (!isNamed && !(isThere && one.kind === kind)) return [];
    const evidence = [...(isThere ? ["the country of its clubs"] : []), ...(alike > 0 ? ["words of its name"] : [])];
    const score = alike + (isThere ? 1 : 0) + (one.kind === kind ? 0.2 : 0);
    return [{ score, suggestion: { answer: one.id, name: one.names.en, evidence: evidence.join(", ") || "its name" } }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ suggestion }) => suggestion);
}
