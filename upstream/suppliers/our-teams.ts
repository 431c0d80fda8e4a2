import type { CompetitionEntry } from "../data/entries/types.ts";
import type { WorldNames } from "../imports/resolve-competition.ts";
import { readNames } from "../imports/stored-names.ts";
import { homeOf, IS_NEW, NO_NAMES, type StoredNames, type StoredTeam, teamResolver } from "../imports/team-resolver.ts";
import type { Suggestion } from "../store/import-schema.ts";
import type { Statement } from "../store/load-statements.ts";
import { askQuestions, decisionKey, type ImportQuestion, readDecisions } from "../store/question-queries.ts";
import type { Named } from "./facts.ts";

/** Questions from outside imports have no batch. */
const NO_BATCH = 0;

/** The teams of a competition's season by the supplier's ids, and what to store for them. */
interface OurTeams {
  /** Our id by theirs, without teams in question. */
  ids: Map<string, string>;
  statements: Statement[];
  /** Names of new clubs, which resemble no known one. */
  added: string[];
  /** Names about which the operator has to decide. */
  questioned: string[];
}

/** With more candidates than this, a suggestion is useless. */
const MOST_SUGGESTED = 4;

/** "1.FC Köln" */
const spelling = (name: string): string => name.replace(/(\d)\.(?=\p{L})/gu, "$1. ");

const IDS = `insert into supplier_ids (supplier, kind, their_id, our_id, name)
select ?1, ?2, json_extract(value, '$.id'), json_extract(value, '$.ours'), json_extract(value, '$.name') from json_each(?3)
where true
on conflict (supplier, kind, their_id) do nothing`;

const ADD_TEAMS = `insert into teams (id, name_key, name, country, sport, is_national, batch)
select json_extract(value, '$.id'), json_extract(value, '$.nameKey'), json_extract(value, '$.name'),
  json_extract(value, '$.country'), json_extract(value, '$.sport'), json_extract(value, '$.isNational'), null
from json_each(?1)`;

/** Stores our id of a supplier's competition, so that undoing an import does not remove it. */
export const noteCompetition = (supplier: string, theirs: Named, ours: string): Statement => ({
  sql: IDS,
  params: [supplier, "competition", JSON.stringify([{ id: theirs.id, name: theirs.name, ours }])],
});

/** Our ids of a supplier's teams, by theirs. */
export async function readKnownTeams(database: D1Database, supplier: string, theirs: readonly Named[]) {
  const { results } = await database
    .prepare(
      `select s.their_id as id, s.our_id as ours from json_each(?2) x cross join supplier_ids s
on s.supplier = ?1 and s.kind = 'team' and s.their_id = x.value`,
    )
    .bind(supplier, JSON.stringify(theirs.map(({ id }) => id)))
    .all<{ id: string; ours: string }>();
  return new Map(results.map(({ id, ours }) => [id, ours]));
}

interface Season {
  supplier: string;
  entry: CompetitionEntry;
  /** Of the whole season: the set of teams is evidence for each match. */
  teams: readonly Named[];
  /** The season's name, for the questions. */
  about: string;
}

/**
 * The only club of a league whose name resembles an unknown one and which plays under no other. A longer name may be
 * that of its second team.
 */
function onlyMember(
  name: string,
  suggestions: readonly Suggestion[],
  { kind, teamIds }: CompetitionEntry,
  present: ReadonlySet<string>,
): string | undefined {
  const [first] = suggestions;
  if (kind !== "league" || suggestions.length !== 1 || !first) return undefined;
  const isOther = first.evidence === "a part of the name" && name.length > first.name.length;
  return teamIds.includes(first.answer) && !present.has(first.answer) && !isOther ? first.answer : undefined;
}

interface Found {
  ids: Map<string, string>;
  added: StoredTeam[];
  questions: ImportQuestion[];
}

/** Clubs of our league to which no team of the supplier's season has been matched. */
const membersLeft = ({ teamIds }: CompetitionEntry, present: ReadonlySet<string>, world: WorldNames): Suggestion[] => {
  const left = new Set(teamIds.filter((id) => !present.has(id)));
  if (left.size > MOST_SUGGESTED) return [];
  const names = world.competitions.flatMap((one) => (one.teamIds.some((id) => left.has(id)) ? [one] : []));
  const home = names[0] && world.countryById(names[0].countryId)?.code;
  const clubs = home === undefined ? [] : world.teamsOfCountry(home, names[0]!.sport);
  return clubs.flatMap(({ id, names: { en } }) =>
    left.has(id) ? [{ answer: id, name: en, evidence: "plays in this league" }] : [],
  );
};

function resolveNew(
  unknown: readonly Named[],
  taken: ReadonlySet<string>,
  { entry, teams, about }: Season,
  world: WorldNames,
  names: StoredNames,
): Found {
  const isOfNations = entry.teamIds.length > 0 && unknown.every(({ name }) => isNation(name, entry, world));
  const resolved = { id: entry.id, name: entry.names.en, kind: entry.kind, entry };
  const options = { resolved, sport: entry.sport, isOfNations, season: teams.map(({ name }) => spelling(name)) };
  const resolver = teamResolver(options, world, names);
  const found = unknown.map(({ id, name }) => ({ id, name, ours: resolver.idOf(spelling(name)) }));
  const fresh = new Map(resolver.added.map((row) => [String(row.id), row]));
  /** All clubs of a league are known, so a name without similar ones becomes a question; a cup may include any club. */
  const isQuestioned = (row: StoredTeam) =>
    entry.kind === "league" && names.decisions?.get(decisionKey("club", row.nameKey)) !== IS_NEW;
  const ids = new Map(
    found.flatMap(({ id, ours }) => {
      const row = typeof ours === "string" ? fresh.get(ours) : undefined;
      return typeof ours === "string" && !(row && isQuestioned(row)) ? [[id, ours] as const] : [];
    }),
  );
  const present = new Set([...taken, ...ids.values()]);
  const questions: ImportQuestion[] = [];
  const ask = (key: string, text: string, suggestions: Suggestion[]) =>
    questions.push({ kind: "club", key, text, about, suggestions, rows: 1 });
  for (const { id, name, ours } of found) {
    if (ids.has(id)) continue;
    const open = resolver.unsettled.get(spelling(name));
    const member = open && onlyMember(name, open.suggestions, entry, present);
    const row = typeof ours === "string" ? fresh.get(ours) : undefined;
    if (member !== undefined) ids.set(id, member);
    else if (open) ask(open.key, open.name, open.suggestions);
    else if (row) ask(row.nameKey, row.name, membersLeft(entry, present, world));
  }
  return { ids, added: resolver.added.filter((row) => !isQuestioned(row)), questions };
}

/** Matches a season's teams by the world's tables alone; decisions of imports and operators are in the database. */
export const teamsOfWorld = (season: Season, world: WorldNames): Found =>
  resolveNew(season.teams, new Set(), season, world, NO_NAMES);

/** Whether a name is that of a national team of the world, which only competitions of nations have. */
const isNation = (name: string, { sport }: CompetitionEntry, world: WorldNames): boolean =>
  world.teamsByNormalisedName(name, sport).some(({ isNational }) => isNational);

/**
 * Finds our teams of a supplier's season: by ids matched before, else by name as an import would. A name similar to a
 * known club's becomes a question, as does any unknown name in a league; in a cup, an unknown name without similar ones
 * becomes a new club.
 */
export async function ourTeams(database: D1Database, season: Season, world: WorldNames): Promise<OurTeams> {
  const { supplier, entry, teams } = season;
  const known = await readKnownTeams(database, supplier, teams);
  const unknown = teams.filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return { ids: known, statements: [], added: [], questioned: [] };
  const home = homeOf({ id: entry.id, name: entry.names.en, kind: entry.kind, entry }, world);
  const needed = teams.map(({ name }) => ({ text: spelling(name), home, sport: entry.sport }));
  const names = { ...(await readNames(database, needed)), decisions: await readDecisions(database) };
  const { ids, added, questions } = resolveNew(unknown, new Set(known.values()), season, world, names);
  const settled = unknown.flatMap(({ id, name }) => (ids.has(id) ? [{ id, name, ours: ids.get(id) }] : []));
  return {
    ids: new Map([...known, ...ids]),
    statements: [
      ...(added.length > 0 ? [{ sql: ADD_TEAMS, params: [JSON.stringify(added)] }] : []),
      ...(settled.length > 0 ? [{ sql: IDS, params: [supplier, "team", JSON.stringify(settled)] }] : []),
      ...askQuestions(questions, NO_BATCH),
    ],
    added: added.map(({ name }) => name),
    questioned: questions.map(({ text }) => text),
  };
}
