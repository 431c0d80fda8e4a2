import type { Sport } from "#contract/tables/sports";
import { clubKey, readTeamName, type TeamName } from "../competitions/world/team-name.ts";
import { countryCodeOf, usualNationName } from "../data/countries/country-names.ts";
import { sportPrefix } from "../data/entries/names.ts";
import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";
import { plainText } from "../data/text/plain-text.ts";
import type { Suggestion } from "../store/import-schema.ts";
import { type Decisions, decisionKey } from "../store/question-queries.ts";
import { sportColumn, type teams } from "../store/schema.ts";
import { NO_COUNTRY, type ResolvedCompetition, type WorldNames } from "./resolve-competition.ts";
import { suggestClubs } from "./suggest-clubs.ts";

export type StoredTeam = typeof teams.$inferSelect;

export interface StoredNames {
  /** Imported teams, by `nameKey`. */
  teams: ReadonlyMap<string, StoredTeam>;
  /** Usual names by country and spelling, keyed by `aliasKey`. */
  aliases: ReadonlyMap<string, string>;
  /** The next free team id. */
  nextTeamId: number;
  /** What operators have decided about clubs. */
  decisions?: Decisions;
}

export const FIRST_TEAM_ID = 90_000;

export const NO_NAMES: StoredNames = { teams: new Map(), aliases: new Map(), nextTeamId: FIRST_TEAM_ID };

/** A spelling in base letters, without punctuation. */
export const spellingKey = (name: string): string =>
  plainText(name)
    .replace(/['\u2019.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Keys of an alias: the spelling, else the spelling without legal forms. */
export const buildAliasKeys = (country: string, name: string): readonly (readonly [country: string, key: string])[] => [
  [country, spellingKey(name)],
  [country, clubKey(name)],
];

/** How `aliases` above are keyed. */
export const aliasKey = (country: string, key: string): string => `${country} ${key}`;

/** Clubs of two sports share names, so a key says which sport it is of. */
export const toNameKey = (country: string, name: string, sport: Sport): string =>
  `${sportPrefix(sport)}${country} ${clubKey(name)}`;

/** The country of a competition's clubs; `INT` if they come from everywhere. */
export function homeOf({ entry, country }: ResolvedCompetition, world: WorldNames): string {
  const code = (entry && world.countryById(entry.countryId)?.code) ?? country ?? NO_COUNTRY;
  return code.startsWith(NO_COUNTRY) ? NO_COUNTRY : code;
}

const HOME_NATIONS = ["GB-ENG", "GB-SCT", "GB-WLS", "GB-NIR"];

/**
 * Countries whose clubs may play in one's leagues, itself first: England's have Welsh clubs, Scotland's had an English
 * one.
 */
export const homesOf = (country: string): readonly string[] =>
  country.startsWith("GB-") ? [country, ...HOME_NATIONS.filter((other) => other !== country)] : [country];

const isSameHome = (a: string, b: string): boolean => homesOf(b).includes(a);

function clubsOf(found: readonly TeamEntry[], country: string): readonly TeamEntry[] {
  const clubs = found.filter((team) => !team.isNational && isSameHome(team.country, country));
  const own = clubs.filter((team) => team.country === country);
  return own.length > 0 ? own : clubs;
}

/** The teams with a name that may be meant; more than one if it is ambiguous. */
export function teamsMeant(
  { country }: TeamName,
  found: readonly TeamEntry[],
  competition: CompetitionEntry | undefined,
  home: string,
): readonly TeamEntry[] {
  if (country !== undefined) return clubsOf(found, country);
  const members = found.filter(({ id }) => competition?.teamIds.includes(id));
  if (members.length > 0) return members;
  if (home !== NO_COUNTRY) return clubsOf(found, home);
  const nations = found.filter(({ isNational }) => isNational);
  if (nations.length > 0) return nations;
  return competition && found.length === 1 ? found : [];
}

export interface TeamResolver {
  /** The team's id, or why it is ambiguous. */
  idOf(text: string): string | { reason: string };
  /** Teams to add to the database, from `idOf` so far. */
  added: StoredTeam[];
  /** By their spellings: clubs that may be ones that are here, from `idOf` so far. */
  unsettled: ReadonlyMap<string, UnsettledClub>;
}

/** An unknown club with a name like that of known ones. */
export interface UnsettledClub {
  key: string;
  name: string;
  suggestions: Suggestion[];
}

interface ResolverOptions {
  resolved: ResolvedCompetition;
  sport: Sport;
  isOfNations: boolean;
  /** All spellings of the season, if unknown clubs are asked about: clubs that play each other are different ones. */
  season?: readonly string[];
}

/** An operator's answer that a name is of nobody who is here. */
export const IS_NEW = "new";

/**
 * Finds the team of each spelling: an earlier import's with its id, else the world's, else the one of which the
 * spelling is an alias, else a new one, or one to ask about. What an operator has decided goes before. A club is
 * searched in the country after its name, else in the competition's. `shared` holds the new teams of all resolvers of
 * an import.
 */
export function teamResolver(
  { resolved, sport, isOfNations, season }: ResolverOptions,
  world: WorldNames,
  stored: StoredNames,
  shared: Map<string, StoredTeam> = new Map(),
): TeamResolver {
  const home = homeOf(resolved, world);
  const added: StoredTeam[] = [];
  const ids = new Map<string, string | { reason: string }>();

  /** An imported team, including by this import. */
  const known = (name: string, country: string): string | undefined => {
    const keys = homesOf(country).map((one) => toNameKey(one, name, sport));
    const row = keys.map((key) => stored.teams.get(key) ?? shared.get(key)).find((one) => one !== undefined);
    return row && String(row.id);
  };

  const inWorld = (text: string, read: TeamName): string | { reason: string } | undefined => {
    for (const spelling of [text, read.name, clubKey(read.name)]) {
      const found = world.teamsByNormalisedName(spelling, sport);
      const meant = isOfNations
        ? found.filter(({ isNational }) => isNational)
        : teamsMeant(read, found, resolved.entry, home);
      if (meant.length === 1) return meant[0]!.id;
      if (meant.length > 1)
        return {
          reason: `${JSON.stringify(text)} may be ${meant.map(({ names, id }) => `${names.en} (${id})`).join(" or ")}`,
        };
    }
    return undefined;
  };

  const add = (name: string, country: string): string => {
    const nameKey = toNameKey(country, name, sport);
    const nation = isOfNations ? countryCodeOf(name) : undefined;
    const row: StoredTeam = {
      id: stored.nextTeamId + shared.size,
      nameKey,
      name,
      country: nation ?? country,
      sport: sportColumn(sport),
      isNational: nation === undefined ? null : true,
      batch: null,
    };
    shared.set(nameKey, row);
    added.push(row);
    return String(row.id);
  };

  const unsettled = new Map<string, UnsettledClub>();
  let present: Set<string> | undefined;
  /** The world's teams of the season. */
  const teamsPresent = (): Set<string> => {
    present ??= new Set(
      (season ?? []).flatMap((text) => {
        const id = inWorld(text, readTeamName(text));
        return typeof id === "string" ? [id] : [];
      }),
    );
    return present;
  };

  /** A new club, unless its name is like that of known ones: then that is asked. */
  const addOrAsk = (text: string, name: string, country: string): string | { reason: string } => {
    const key = toNameKey(country, name, sport);
    const isSettled = !season || isOfNations || country === NO_COUNTRY || decidedFor(name, country) === IS_NEW;
    const suggestions = isSettled ? [] : suggestClubs(name, world.teamsOfCountry(country, sport), teamsPresent());
    if (suggestions.length === 0) return add(name, country);
    unsettled.set(text, { key, name, suggestions });
    const options = suggestions.map((one) => `${one.name} (${one.answer})`).join(" or ");
    return { reason: `${JSON.stringify(text)} may be ${options}: asked` };
  };

  const decidedFor = (name: string, country: string): string | undefined =>
    homesOf(country)
      .map((one) => stored.decisions?.get(decisionKey("club", toNameKey(one, name, sport))))
      .find((answer) => answer !== undefined);

  const find = (text: string): string | { reason: string } => {
    const read = readTeamName(text);
    const country = read.country ?? home;
    const decided = decidedFor(read.name, country);
    if (decided !== undefined && decided !== IS_NEW) return decided;
    const nation = country === NO_COUNTRY ? usualNationName(read.name) : undefined;
    const direct =
      known(read.name, country) ??
      inWorld(text, read) ??
      (nation === undefined ? undefined : (known(nation, country) ?? inWorld(nation, { name: nation })));
    if (direct !== undefined) return direct;
    const named = homesOf(country).flatMap((one) => {
      const keys = buildAliasKeys(one, read.name).map((key) => aliasKey(...key));
      const name = keys.map((key) => stored.aliases.get(key)).find((found) => found !== undefined);
      return name === undefined ? [] : [{ country: one, name }];
    });
    const [usual] = named;
    if (usual === undefined) return addOrAsk(text, read.name, country);
    const decidedUsual = decidedFor(usual.name, usual.country);
    if (decidedUsual !== undefined && decidedUsual !== IS_NEW) return decidedUsual;
    return (
      known(usual.name, usual.country) ??
      inWorld(usual.name, { ...read, name: usual.name }) ??
      addOrAsk(text, usual.name, usual.country)
    );
  };

  return {
    added,
    unsettled,
    idOf(text) {
      const id = ids.get(text) ?? find(text);
      ids.set(text, id);
      return id;
    },
  };
}
