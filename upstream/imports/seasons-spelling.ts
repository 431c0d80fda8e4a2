import type { Sport } from "#contract/tables/sports";
import { readTeamName } from "../competitions/world/team-name.ts";
import { readCompetitions, readSpellings, type SeasonKey } from "../store/import-queries.ts";
import { sportOfColumn } from "../store/schema.ts";
import { resolvedById, type WorldNames } from "./resolve-competition.ts";
import { aliasKey, buildAliasKeys, homeOf, homesOf, toNameKey } from "./team-resolver.ts";

/** Whether a club of a country is spelt so. */
type IsMeant = (name: string, country: string, sport: Sport) => boolean;

/** For spellings, by `aliasKey`. */
export const isSpelling =
  (keys: ReadonlySet<string>): IsMeant =>
  (name, country) =>
    buildAliasKeys(country, name).some((key) => keys.has(aliasKey(...key)));

/** For clubs, by `toNameKey`. */
export const isClub =
  (keys: ReadonlySet<string>): IsMeant =>
  (name, country, sport) =>
    keys.has(toNameKey(country, name, sport));

/** The seasons in which a source spells a club in one of these ways. */
export async function seasonsSpelling(database: D1Database, world: WorldNames, isMeant: IsMeant): Promise<SeasonKey[]> {
  const stored = await readCompetitions(database);
  const known = new Map<string, boolean>();
  const found = new Map<string, SeasonKey>();
  for (const { competitionId, season, spellings } of await readSpellings(database)) {
    const resolved = resolvedById(competitionId, world, stored);
    if (!resolved) continue;
    const home = homeOf(resolved, world);
    const sport = resolved.entry?.sport ?? sportOfColumn(stored.find(({ id }) => String(id) === competitionId)?.sport);
    const has = spellings.some((text) => {
      const key = `${sport} ${home} ${text}`;
      const { name, country = home } = readTeamName(text);
      const isOurs = known.get(key) ?? homesOf(country).some((one) => isMeant(name, one, sport));
      known.set(key, isOurs);
      return isOurs;
    });
    if (has) found.set(`${competitionId} ${season}`, [competitionId, season]);
  }
  return [...found.values()];
}
