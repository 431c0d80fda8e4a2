import type { Sport } from "#contract/tables/sports";
import { clubKey } from "../competitions/world/team-name.ts";
import { readAliases } from "../store/import-queries.ts";
import { markStale } from "../store/layer-statements.ts";
import { prepareAll } from "../store/load-statements.ts";
import type { NameGroup } from "./formats/format.ts";
import type { ImportedFacts } from "./report.ts";
import { NO_COUNTRY, type WorldNames } from "./resolve-competition.ts";
import { isSpelling, seasonsSpelling } from "./seasons-spelling.ts";
import { type Refusal, toPlace } from "./source-row.ts";
import { readNames } from "./stored-names.ts";
import { aliasKey, type StoredNames, spellingKey, teamsMeant, toNameKey } from "./team-resolver.ts";

/** Lists of spellings are football's. */
const FOOTBALL: Sport = "football";

interface Alias {
  country: string;
  key: string;
  name: string;
  /** The spelling without legal forms: valid if no other name has it. */
  looseKey: string;
}

/** Ids of the teams that a spelling already stands for. */
function knownAs(spelling: string, country: string, world: WorldNames, stored: StoredNames): string[] {
  const imported = stored.teams.get(toNameKey(country, spelling, FOOTBALL));
  if (imported) return [String(imported.id)];
  for (const name of [spelling, clubKey(spelling)]) {
    const found = world.teamsByNormalisedName(name, FOOTBALL);
    const meant =
      country === NO_COUNTRY
        ? found.filter(({ isNational }) => isNational)
        : teamsMeant({ name, country }, found, undefined, country).filter((team) => team.country === country);
    if (meant.length > 0) return meant.map(({ id }) => id);
  }
  return [];
}

/**
 * A group's usual name: its first spelling known here, else its first. Spellings known for another team stay with that
 * team. A group cannot be resolved if its own name belongs to several teams, or if it belongs to none and its spellings
 * to several.
 */
function buildAliases(group: NameGroup, world: WorldNames, stored: StoredNames): { aliases: Alias[] } | Refusal {
  const { country, spellings } = group;
  const known = new Map(spellings.map((spelling) => [spelling, knownAs(spelling, country, world, stored)]));
  const [first = ""] = spellings;
  const own = known.get(first) ?? [];
  const ids = new Set(own.length > 0 ? own : [...known.values()].flat());
  if (ids.size > 1)
    return {
      ...toPlace(group),
      reason: `spellings of ${JSON.stringify(first)} are of several teams: ${[...ids].join(", ")}`,
    };
  const [id] = ids;
  const usual = spellings.find((spelling) => known.get(spelling)?.[0] === id) ?? first;
  const name = id === undefined ? first : usual;
  const aliases = spellings
    .filter((spelling) => spelling !== name && known.get(spelling)!.every((other) => other === id))
    .map((spelling) => ({ country, key: spellingKey(spelling), name, looseKey: clubKey(spelling) }))
    .filter(({ key }) => key !== "" && key !== spellingKey(name));
  return { aliases };
}

const keyOf = ({ country, key }: Pick<Alias, "country" | "key">): string => `${country} ${key}`;

/**
 * One usual name per spelling: one that the list gives to two teams is refused. One that an earlier list gives to
 * another team is refused too, but kept (`waiting`): it counts once that list is taken back.
 */
function withoutClashes(
  groups: readonly { group: NameGroup; aliases: Alias[] }[],
  stored: ReadonlyMap<string, string>,
): { aliases: Alias[]; waiting: Alias[]; refused: Refusal[] } {
  const names = new Map<string, Set<string>>();
  for (const alias of groups.flatMap((one) => one.aliases))
    names.set(keyOf(alias), (names.get(keyOf(alias)) ?? new Set()).add(alias.name));
  const [taken, waiting] = [new Map<string, Alias>(), new Map<string, Alias>()];
  const refused: Refusal[] = [];
  for (const { group, aliases } of groups)
    for (const alias of aliases) {
      const earlier = stored.get(keyOf(alias));
      const isClear = names.get(keyOf(alias))!.size === 1;
      if (isClear && (earlier === undefined || earlier === alias.name)) taken.set(keyOf(alias), alias);
      else {
        const others = earlier === undefined || !isClear ? [...names.get(keyOf(alias))!] : [earlier, alias.name];
        refused.push({
          ...toPlace(group),
          reason: `spelling ${JSON.stringify(alias.key)} is of ${others.join(" and ")}`,
        });
        if (isClear) waiting.set(keyOf(alias), alias);
      }
    }
  return { aliases: [...taken.values()], waiting: [...waiting.values()], refused };
}

/** The aliases, and those under loose keys that no other name has. */
function withLooseKeys(aliases: readonly Alias[]): Pick<Alias, "country" | "key" | "name">[] {
  const exact = new Set(aliases.map(({ country, key }) => `${country} ${key}`));
  const byLoose = Map.groupBy(aliases, ({ country, looseKey }) => `${country} ${looseKey}`);
  const loose = [...byLoose].flatMap(([key, same]) => {
    const isClear = same.every(({ name }) => name === same[0]!.name) && !exact.has(key);
    return isClear ? [{ country: same[0]!.country, key: same[0]!.looseKey, name: same[0]!.name }] : [];
  });
  return [...aliases, ...loose].map(({ country, key, name }) => ({ country, key, name }));
}

const ADD_ALIASES = `insert into team_aliases (country, key, name, batch)
select json_extract(value, '$.country'), json_extract(value, '$.key'), json_extract(value, '$.name'), ?2
from json_each(?1)
where true
on conflict (country, key, batch) do nothing`;

const readKeys = async (database: D1Database, aliases: readonly Pick<Alias, "country" | "key">[]) => {
  const rows = await readAliases(
    database,
    aliases.map(({ country, key }) => [country, key] as const),
  );
  return new Map(rows.map((row) => [keyOf(row), row.name]));
};

/** Stores other spellings of teams for the imports of matches. Seasons that have them are made anew. */
export async function loadNames(
  database: D1Database,
  world: WorldNames,
  { groups, refused: given }: { groups: readonly NameGroup[]; refused: readonly Refusal[] },
  batch: number,
): Promise<ImportedFacts> {
  const needed = groups.flatMap(({ country, spellings }) =>
    spellings.map((text) => ({ text, home: country, sport: FOOTBALL })),
  );
  const stored = await readNames(database, needed);
  const refused = [...given];
  const read: { group: NameGroup; aliases: Alias[] }[] = [];
  for (const group of groups) {
    const found = buildAliases(group, world, stored);
    if ("reason" in found) refused.push(found);
    else read.push({ group, ...found });
  }
  const earlier = await readKeys(
    database,
    read.flatMap(({ aliases }) => aliases),
  );
  const clear = withoutClashes(read, earlier);
  refused.push(...clear.refused);
  const all = withLooseKeys([...clear.aliases, ...clear.waiting]);
  const before = await readKeys(database, all);
  const fresh = all.filter((alias) => !before.has(keyOf(alias)));
  const keys = new Set(fresh.map(({ country, key }) => aliasKey(country, key)));
  const stale = keys.size > 0 ? await seasonsSpelling(database, world, isSpelling(keys)) : [];
  const statements = [{ sql: ADD_ALIASES, params: [JSON.stringify(all), batch] }, ...markStale(stale)];
  await database.batch(prepareAll(database, statements));
  return {
    what: "teams with other spellings",
    read: groups.length,
    added: fresh.length,
    changed: 0,
    refused: refused.sort((a, b) => a.index - b.index),
    notes: [],
  };
}
