import { LruCache } from "#contract/memory/lru-cache";
import type { Sport } from "#contract/tables/sports";
import { COMPETITIONS, competitionById, TEAMS } from "../../competitions/world/world.ts";
import { NICKNAMES } from "../../data/clubs/nicknames.ts";
import { COMPETITION_NICKNAMES } from "../../data/competitions/nicknames.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { CompetitionEntry, CountryEntry, Names, TeamEntry } from "../../data/entries/types.ts";
import type { Directory } from "../../matches/directory.ts";
import { foldText } from "./fold.ts";
import { bestPlaces, competitionPopularity, teamPopularity } from "./popularity.ts";
import { byFit, byPopularity, createFinder, type Findable, type Finder, type Found } from "./ranking.ts";

interface Named {
  names: Names;
  shortNames?: Partial<Names>;
  shortName?: string;
  aliases?: readonly string[];
}

/** Every spelling once, since five of the seven languages often share one. */
function spellingsOf({ names, shortNames = {}, shortName = "", aliases = [] }: Named): string[] {
  const written = new Set([...Object.values(names), ...Object.values(shortNames), shortName, ...aliases]);
  return [...new Set([...written].map(foldText))].filter((spelling) => spelling !== "");
}

const findable = <Thing extends Named>(thing: Thing, popularity: number): Findable<Thing> => ({
  thing,
  spellings: spellingsOf(thing),
  popularity,
  name: thing.names.en,
});

const withNicknames = <Thing>(one: Findable<Thing>, nicknames: readonly string[] = []): Findable<Thing> => ({
  ...one,
  spellings: [...new Set([...one.spellings, ...nicknames.map(foldText)])],
});

const teamFindable = (team: TeamEntry, places: ReadonlyMap<string, number>): Findable<TeamEntry> =>
  withNicknames(findable(team, teamPopularity(team, places)), NICKNAMES[team.key]);

const competitionFindable = (one: CompetitionEntry): Findable<CompetitionEntry> =>
  withNicknames(findable(one, competitionPopularity(one)), COMPETITION_NICKNAMES[one.key]);

/** The finders of one sport. */
interface Finders {
  country: Finder<CountryEntry>;
  competition: Finder<CompetitionEntry>;
  team: Finder<TeamEntry>;
}

function countryFinder(competitions: readonly CompetitionEntry[]): Finder<CountryEntry> {
  const known = new Map<string, number>();
  for (const { countryId, isPopular } of competitions)
    known.set(countryId, (known.get(countryId) ?? 0) + (isPopular ? 10 : 1));
  const countries = COUNTRIES.flatMap((country) => {
    const popularity = known.get(country.id);
    if (popularity === undefined) return [];
    const { spellings, ...rest } = findable(country, popularity);
    return [
      { ...rest, spellings: country.code.startsWith("INT") ? spellings : [...spellings, foldText(country.code)] },
    ];
  });
  return createFinder(countries);
}

function buildFinders(competitions: readonly CompetitionEntry[], teams: readonly TeamEntry[]): Finders {
  const places = bestPlaces(competitions);
  return {
    country: countryFinder(competitions),
    competition: createFinder(competitions.map(competitionFindable)),
    team: createFinder(teams.map((team) => teamFindable(team, places))),
  };
}

const ofSport = <Entry extends CompetitionEntry | TeamEntry>(entries: readonly Entry[], sport: Sport): Entry[] =>
  entries.filter((entry) => entry.sport === sport);

const world = new LruCache<Finders>(2);

/** For the world only; created on the first search of a sport in an isolate. */
export const worldFinders = (sport: Sport): Finders =>
  world.getOrCreate(sport, () => buildFinders(ofSport(COMPETITIONS, sport), ofSport(TEAMS, sport)));

const stored = new LruCache<Finders>(4);

/** Ids only rise and names do not change: equal length and last id imply equal lists. */
const toStateKey = (entries: readonly { id: string }[]): string => `${entries.length} ${entries.at(-1)?.id}`;

/** For imported entries only; undefined if there are none. */
function storedFinders({ competitions, storedTeams = [] }: Directory, sport: Sport): Finders | undefined {
  const imported = competitions.filter(({ id }) => !competitionById(id));
  if (imported.length === 0 && storedTeams.length === 0) return undefined;
  return stored.getOrCreate(`${sport} ${toStateKey(imported)} ${toStateKey(storedTeams)}`, () =>
    buildFinders(ofSport(imported, sport), ofSport(storedTeams, sport)),
  );
}

function both<Thing extends { id: string }>(first: Finder<Thing>, second: Finder<Thing> | undefined): Finder<Thing> {
  if (!second) return first;
  return {
    find(text, limit, raise) {
      const found = new Map<string, Found<Thing>>();
      for (const one of [...first.find(text, limit, raise), ...second.find(text, limit, raise)].sort(byFit))
        if (!found.has(one.thing.id)) found.set(one.thing.id, one);
      return [...found.values()].slice(0, limit);
    },
    popular: (limit, raise) =>
      [...first.popular(limit, raise), ...second.popular(limit, raise)].sort(byPopularity).slice(0, limit),
  };
}

/** For everything in a call's directory. */
export function findersFor(directory: Directory, sport: Sport): Finders {
  const own = worldFinders(sport);
  const imported = storedFinders(directory, sport);
  return {
    country: both(own.country, imported?.country),
    competition: both(own.competition, imported?.competition),
    team: both(own.team, imported?.team),
  };
}
