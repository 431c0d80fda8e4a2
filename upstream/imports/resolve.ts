import type { competitions, teams } from "../store/schema.ts";
import { normalisedCompetitionName } from "../world/normalise.ts";
import type { CompetitionEntry, CountryEntry, TeamEntry } from "../world/types.ts";
import { clubKey, readTeamName, type TeamName } from "./team-name.ts";

/** What the world answers to an import. */
export interface WorldNames {
  competitionByName(name: string): CompetitionEntry | undefined;
  teamsByNormalisedName(name: string): readonly TeamEntry[];
  countryById(id: string): CountryEntry | undefined;
}

export type StoredCompetition = typeof competitions.$inferSelect;
export type StoredTeam = typeof teams.$inferSelect;

export interface StoredNames {
  competitions: readonly StoredCompetition[];
  teams: readonly StoredTeam[];
}

const FIRST_COMPETITION_ID = 5_000;
const FIRST_TEAM_ID = 90_000;
/** Code of what belongs to no country. The world's continents and the world itself begin with it too. */
const NO_COUNTRY = "INT";

const nextId = (rows: readonly { id: number }[], first: number): number =>
  rows.reduce((next, { id }) => Math.max(next, id + 1), first);

export interface ResolvedCompetition {
  id: string;
  name: string;
  entry?: CompetitionEntry;
  /** Set when the database has to learn it. */
  added?: StoredCompetition;
}

/** The competition of that name: the world's, one that an earlier import brought, or a new one. */
export function resolveCompetition(name: string, world: WorldNames, stored: StoredNames): ResolvedCompetition {
  const entry = world.competitionByName(name);
  if (entry) return { id: entry.id, name: entry.names.en, entry };
  const nameKey = normalisedCompetitionName(name);
  const known = stored.competitions.find((row) => row.nameKey === nameKey);
  if (known) return { id: String(known.id), name: known.name };
  const id = nextId(stored.competitions, FIRST_COMPETITION_ID);
  const kind = /\b(cup|copa|coupe|pokal|taça|champions)\b/i.test(name) ? "cup" : "league";
  return { id: String(id), name, added: { id, nameKey, name, kind } };
}

/** England's league has Welsh clubs, Scotland's had an English one. */
const isSameHome = (a: string, b: string): boolean => a === b || (a.startsWith("GB-") && b.startsWith("GB-"));

function pickTeam(
  { country }: TeamName,
  found: readonly TeamEntry[],
  competition: CompetitionEntry | undefined,
  home: string,
): TeamEntry | undefined {
  if (country !== undefined) return found.find((team) => !team.isNational && isSameHome(team.country, country));
  const member = found.find(({ id }) => competition?.teamIds.includes(id));
  if (member) return member;
  if (home !== NO_COUNTRY) return found.find((team) => !team.isNational && isSameHome(team.country, home));
  const nation = found.find(({ isNational }) => isNational);
  return nation ?? (competition && found.length === 1 ? found[0] : undefined);
}

export interface TeamResolver {
  idOf(text: string): string;
  /** Teams that the database has to learn, those of `idOf` so far. */
  added: StoredTeam[];
}

/**
 * Finds the team behind each spelling: one that an earlier import brought keeps its id, else the world's, else it is
 * new. A club is looked for in its country: the one behind its name, else the competition's.
 */
export function teamResolver({ entry }: ResolvedCompetition, world: WorldNames, stored: StoredNames): TeamResolver {
  const code = (entry && world.countryById(entry.countryId)?.code) ?? NO_COUNTRY;
  const home = code.startsWith(NO_COUNTRY) ? NO_COUNTRY : code;
  const added: StoredTeam[] = [];
  const storedIds = new Map(stored.teams.map(({ nameKey, id }) => [nameKey, String(id)]));
  const ids = new Map<string, string>();

  const find = (text: string): string => {
    const read = readTeamName(text);
    const key = clubKey(read.name);
    const country = read.country ?? home;
    const nameKey = `${country} ${key}`;
    const known = storedIds.get(nameKey);
    if (known !== undefined) return known;
    const team = [text, read.name, key]
      .map((spelling) => pickTeam(read, world.teamsByNormalisedName(spelling), entry, home))
      .find((found) => found !== undefined);
    if (team) return team.id;
    const id = nextId([...stored.teams, ...added], FIRST_TEAM_ID);
    added.push({ id, nameKey, name: read.name, country });
    storedIds.set(nameKey, String(id));
    return String(id);
  };

  return {
    added,
    idOf(text) {
      const id = ids.get(text) ?? find(text);
      ids.set(text, id);
      return id;
    },
  };
}
