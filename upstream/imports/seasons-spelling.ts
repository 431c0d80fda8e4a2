import { readTeamName } from "../competitions/world/team-name.ts";
import { readCompetitions, readSpellings, type SeasonKey } from "../store/import-queries.ts";
import { resolvedById, type WorldNames } from "./resolve-competition.ts";
import { aliasKey, buildAliasKeys, homeOf, homesOf } from "./team-resolver.ts";

/** The seasons in which a source spells a team in one of these ways (`aliasKey`). */
export async function seasonsSpelling(
  database: D1Database,
  world: WorldNames,
  keys: ReadonlySet<string>,
): Promise<SeasonKey[]> {
  if (keys.size === 0) return [];
  const stored = await readCompetitions(database);
  const known = new Map<string, boolean>();
  const isMeant = (text: string, home: string): boolean => {
    const { name, country = home } = readTeamName(text);
    return homesOf(country).some((one) => buildAliasKeys(one, name).some((key) => keys.has(aliasKey(...key))));
  };
  const found = new Map<string, SeasonKey>();
  for (const { competitionId, season, spellings } of await readSpellings(database)) {
    const resolved = resolvedById(competitionId, world, stored);
    const home = resolved && homeOf(resolved, world);
    if (home === undefined) continue;
    const has = spellings.some((text) => {
      const key = aliasKey(home, text);
      const isOurs = known.get(key) ?? isMeant(text, home);
      known.set(key, isOurs);
      return isOurs;
    });
    if (has) found.set(`${competitionId} ${season}`, [competitionId, season]);
  }
  return [...found.values()];
}
