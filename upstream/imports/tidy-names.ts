import { readTeamName } from "../competitions/world/team-name.ts";
import { countryCodeOf } from "../data/countries/country-names.ts";
import { type LayerNames, readCompetitions, readSpellings } from "../store/import-queries.ts";
import { prepareAll, type Statement } from "../store/load-statements.ts";
import { readTeamsOfUndone, renameCompetitions, renameTeams, sweepNames } from "../store/name-statements.ts";
import { sportOfColumn } from "../store/schema.ts";
import { resolveCompetition, resolvedById, type StoredCompetition, type WorldNames } from "./resolve-competition.ts";
import { homeOf, type StoredTeam, toNameKey } from "./team-resolver.ts";

/** Competitions named by an import that was taken back, under the name that the oldest remaining import gives them. */
function renamedCompetitions(
  all: readonly StoredCompetition[],
  undone: ReadonlySet<number>,
  layers: readonly LayerNames[],
  world: WorldNames,
): StoredCompetition[] {
  return all.flatMap((row) => {
    if (row.batch === null || !undone.has(row.batch)) return [];
    const first = layers.find(
      ({ competitionId, competition }) => competitionId === String(row.id) && competition !== "",
    );
    if (!first) return [];
    const { competition: name, isOfNations, batch } = first;
    const sport = sportOfColumn(row.sport);
    const { added } = resolveCompetition({ name, sport, ...(isOfNations && { isOfNations }) }, world, []);
    return added ? [{ ...row, name: added.name, kind: added.kind, country: added.country, batch }] : [];
  });
}

/** Teams named by an import that was taken back, under the name that the oldest remaining import gives them. */
function renamedTeams(
  teams: readonly StoredTeam[],
  competitions: readonly StoredCompetition[],
  layers: readonly LayerNames[],
  world: WorldNames,
): StoredTeam[] {
  const waiting = new Map(teams.map((team) => [team.nameKey, team]));
  const renamed: StoredTeam[] = [];
  for (const { competitionId, isOfNations, spellings, batch } of layers) {
    if (waiting.size === 0) break;
    const resolved = resolvedById(competitionId, world, competitions);
    if (!resolved) continue;
    const home = homeOf(resolved, world);
    const row = competitions.find(({ id }) => String(id) === competitionId);
    const sport = resolved.entry?.sport ?? sportOfColumn(row?.sport);
    for (const text of spellings) {
      const { name, country = home } = readTeamName(text);
      const team = waiting.get(toNameKey(country, name, sport));
      if (!team) continue;
      waiting.delete(team.nameKey);
      const nation = isOfNations ? countryCodeOf(name) : undefined;
      renamed.push({
        ...team,
        name,
        country: nation ?? country,
        isNational: nation === undefined ? null : true,
        batch,
      });
    }
  }
  return renamed;
}

/** Removes what no import needs after one was taken back, and names the rest as the remaining imports do. */
export async function tidyNames(database: D1Database, world: WorldNames): Promise<void> {
  await database.batch(sweepNames.map((sql) => database.prepare(sql)));
  const { teams, undone } = await readTeamsOfUndone(database);
  const competitions = await readCompetitions(database);
  if (teams.length === 0 && !competitions.some(({ batch }) => batch !== null && undone.has(batch))) return;
  const layers = await readSpellings(database);
  const statements: Statement[] = [
    ...renameCompetitions(renamedCompetitions(competitions, undone, layers, world)),
    ...renameTeams(renamedTeams(teams, competitions, layers, world)),
  ];
  if (statements.length > 0) await database.batch(prepareAll(database, statements));
}
