import type { Sport } from "#contract/tables/sports";
import { normalisedCompetitionName } from "../competitions/world/normalise.ts";
import { clubKey } from "../competitions/world/team-name.ts";
import { countryCodeOf, leadingCountry } from "../data/countries/country-names.ts";
import { sportPrefix } from "../data/entries/names.ts";
import type { CompetitionEntry, CountryEntry, TeamEntry } from "../data/entries/types.ts";
import { type competitions, sportColumn } from "../store/schema.ts";
import type { CompetitionName } from "./formats/format.ts";

/** What an import needs to know of the world. */
export interface WorldNames {
  competitions: readonly CompetitionEntry[];
  competitionByName(name: string): CompetitionEntry | undefined;
  teamsByNormalisedName(name: string, sport: Sport): readonly TeamEntry[];
  teamsOfCountry(code: string, sport: Sport): readonly TeamEntry[];
  countryById(id: string): CountryEntry | undefined;
}

export type StoredCompetition = typeof competitions.$inferSelect;

const FIRST_COMPETITION_ID = 5_000;

/** Code for entries without a country. Codes of continents and of the world begin with it too. */
export const NO_COUNTRY = "INT";

export interface ResolvedCompetition {
  id: string;
  name: string;
  /** As the source calls it; absent if it does not. */
  given?: string;
  kind: "league" | "cup";
  entry?: CompetitionEntry;
  /** Code as in CountryEntry for a competition that the world does not know, if its name contains it. */
  country?: string | null;
  /** Its name is not known: most of the rows' clubs play in it. */
  isByClubs?: true;
  /** Set if it must be added to the database. */
  added?: StoredCompetition;
}

// Names used by sources, normalised → ours.
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    friendly: "International friendlies",
    friendlies: "International friendlies",
    "fifa world cup qualification": "World Cup qualification",
    "aff championship": "ASEAN Championship",
    "aff suzuki cup": "ASEAN Championship",
    "african cup of nations": "Africa Cup of Nations",
    "asian cup": "AFC Asian Cup",
    "european championship": "UEFA Euro",
    // Before the Premier League took the First Division's place, and while its leagues moved up.
    "english division one": "EFL Championship",
    "english division two": "EFL League One",
    "english division three": "EFL League Two",
    "netherlands cup": "KNVB Cup",
    "portuguese segunda liga": "Liga Portugal 2",
  }),
);

const candidatesFor = (world: WorldNames, names: readonly string[], isOurs: (one: CompetitionEntry) => boolean) => {
  const keys = new Set(names.map(normalisedCompetitionName));
  return world.competitions.filter(
    (one) =>
      isOurs(one) && [one.names.en, ...(one.aliases ?? [])].some((name) => keys.has(normalisedCompetitionName(name))),
  );
};

/** The country that a name gives, and the rest of it: "Japan | J1 League", "Sweden Allsvenskan". */
function countryIn(name: string): { code: string; own: string } | undefined {
  const [country = "", own] = name.split("|").map((part) => part.trim());
  const code = own === undefined ? undefined : countryCodeOf(country);
  if (code !== undefined) return { code, own: own! };
  const leading = leadingCountry(name);
  return leading && { code: leading.code, own: leading.rest };
}

/** The competition of that name in its country. */
function ofCountry(name: string, world: WorldNames, isOurs: (one: CompetitionEntry) => boolean) {
  const { code, own } = countryIn(name) ?? {};
  if (own === undefined || code === undefined) return undefined;
  const isThere = (one: CompetitionEntry) => isOurs(one) && world.countryById(one.countryId)?.code === code;
  return { code, entry: candidatesFor(world, [own], isThere)[0] };
}

/** Our name of a competition, whatever a source calls it. */
const usualName = (name: string): string => OTHER_NAMES.get(normalisedCompetitionName(name)) ?? name;

/** The key of a name in the database. */
export const competitionKey = (name: string, sport: Sport): string =>
  `${sportPrefix(sport)}${normalisedCompetitionName(usualName(name))}`;

/** The competition with a name: the world's, an earlier import's, or a new one. */
export function resolveCompetition(
  { name: given, sport, isOfNations }: CompetitionName,
  world: WorldNames,
  stored: readonly StoredCompetition[],
): ResolvedCompetition {
  const name = usualName(given);
  const isOurs = (one: CompetitionEntry) => one.sport === sport;
  const named = world.competitionByName(name);
  const inCountry = ofCountry(name, world, isOurs);
  const entry =
    (named && isOurs(named) ? named : undefined) ?? inCountry?.entry ?? candidatesFor(world, [name], isOurs)[0];
  if (entry) return { id: entry.id, name: entry.names.en, kind: entry.kind, entry };
  const nameKey = competitionKey(given, sport);
  const known = stored.find((row) => row.nameKey === nameKey);
  if (known) return { id: String(known.id), name: known.name, kind: known.kind, country: known.country };
  const id = stored.reduce((next, row) => Math.max(next, row.id + 1), FIRST_COMPETITION_ID);
  // National teams play no leagues, whatever a tournament is called.
  const kind = isOfNations || /\b(cup|copa|coupe|pokal|ta\u00e7a|champions)\b/i.test(name) ? "cup" : "league";
  const country = inCountry?.code ?? null;
  const added = { id, nameKey, name, kind, sport: sportColumn(sport), country, batch: null } as const;
  return { id: String(id), name, kind, country, added };
}

/** The competition with an id, of the world or of an earlier import. */
export function resolvedById(
  id: string,
  world: Pick<WorldNames, "competitions">,
  stored: readonly StoredCompetition[],
): ResolvedCompetition | undefined {
  const entry = world.competitions.find((one) => one.id === id);
  if (entry) return { id, name: entry.names.en, kind: entry.kind, entry };
  const row = stored.find((one) => String(one.id) === id);
  return row && { id, name: row.name, kind: row.kind, country: row.country };
}

/** Clubs; fewer say nothing of the league that they play in. */
const FEWEST = 6;

/**
 * A league of an unknown name that is one of ours by its clubs; the same if they settle nothing, or play in another
 * country than the one that the name gives.
 */
export function settledByClubs(
  resolved: ResolvedCompetition,
  clubs: readonly string[],
  world: WorldNames,
  sport: Sport,
): ResolvedCompetition {
  if (!resolved.added || resolved.kind !== "league" || clubs.length < FEWEST) return resolved;
  const entry = leagueOfClubs(clubs, "", world, sport);
  if ("reason" in entry) return resolved;
  const { country } = resolved;
  if (country && world.countryById(entry.countryId)?.code !== country) return resolved;
  return { id: entry.id, name: entry.names.en, kind: entry.kind, entry, isByClubs: true };
}

/**
 * The league that most of the clubs belong to today. If that is ambiguous (none has half of them, or another has nearly
 * as many), the league that `hint` names if one of them plays in it.
 */
export function leagueOfClubs(
  clubs: readonly string[],
  hint: string,
  world: WorldNames,
  sport: Sport,
): CompetitionEntry | { reason: string } {
  const ids = clubs.map((club) =>
    [club, clubKey(club)].flatMap((name) => world.teamsByNormalisedName(name, sport).map(({ id }) => id)),
  );
  const leagues = world.competitions
    .filter((one) => one.kind === "league" && one.sport === sport && one.format.kind === "league")
    .map((one) => {
      const members = new Set(one.teamIds);
      return { one, count: ids.filter((found) => found.some((id) => members.has(id))).length };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = leagues;
  if (first && first.count * 2 >= clubs.length && first.count >= 2 * (second?.count ?? 0)) return first.one;
  const named = normalisedCompetitionName(hint);
  const fitting = leagues.filter(({ one, count }) => count > 0 && normalisedCompetitionName(one.names.en) === named);
  if (fitting.length > 0) return fitting[0]!.one;
  return { reason: "no league stands in the file, and neither its clubs nor its name settle which it is" };
}
