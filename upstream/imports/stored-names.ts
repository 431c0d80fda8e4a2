import type { Sport } from "#contract/tables/sports";
import { readTeamName } from "../competitions/world/team-name.ts";
import { readAliases, readNextTeamId, readTeams } from "../store/import-queries.ts";
import { aliasKey, buildAliasKeys, FIRST_TEAM_ID, homesOf, type StoredNames, toNameKey } from "./team-resolver.ts";

/** A team's name as written in a file, and the origin of the file's teams. */
export interface NeededName {
  text: string;
  home: string;
  sport: Sport;
}

/** What the database knows of these names: teams with them, or with names of which they are other spellings. */
export async function readNames(database: D1Database, needed: readonly NeededName[]): Promise<StoredNames> {
  const read = needed.flatMap(({ text, home, sport }) => {
    const { name, country = home } = readTeamName(text);
    return homesOf(country).map((one) => ({ country: one, name, sport }));
  });
  const wanted = new Map(
    read.flatMap(({ country, name }) => buildAliasKeys(country, name).map((key) => [aliasKey(...key), key] as const)),
  );
  const rows = await readAliases(database, [...wanted.values()]);
  const aliases = new Map(rows.map(({ country, key, name }) => [aliasKey(country, key), name]));
  const nameKeys = new Set([
    ...read.map(({ country, name, sport }) => toNameKey(country, name, sport)),
    ...rows.map(({ country, name }) => toNameKey(country, name, "football")),
  ]);
  const teams = await readTeams(database, [...nameKeys]);
  return {
    aliases,
    teams: new Map(teams.map((team) => [team.nameKey, team])),
    nextTeamId: await readNextTeamId(database, FIRST_TEAM_ID),
  };
}
