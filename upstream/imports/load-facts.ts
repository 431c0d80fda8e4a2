import { isDate } from "#contract/time/zone";
import { readFacts, type StoredFact, upsertFacts } from "../store/fact-queries.ts";
import { type Meeting, readMeetings, readTeams, type SeasonKey } from "../store/import-queries.ts";
import { markStale } from "../store/layer-statements.ts";
import { type LoadedMatch, prepareAll, upsertMatches } from "../store/load-statements.ts";
import { distanceOf, nearestFirst, ROW_KINDS } from "../store/match-fact.ts";
import { readSourceIds } from "../store/source-id-queries.ts";
import { applyFact, spanOf } from "./apply-facts.ts";
import type { MatchFact, Reading } from "./formats/format.ts";
import { turnedMatch } from "./merge-match.ts";
import type { ImportedFacts } from "./report.ts";
import { NO_COUNTRY, type WorldNames } from "./resolve-competition.ts";
import { type Refusal, toPlace } from "./source-row.ts";
import { tokensOf } from "./stored-facts.ts";
import { readNames } from "./stored-names.ts";
import { teamResolver } from "./team-resolver.ts";

const NATIONS = { id: "", name: "", kind: "cup" } as const;

const pairKey = (homeId: string, awayId: string): string => `${homeId} ${awayId}`;

interface Placed {
  fact: MatchFact;
  homeId: string;
  awayId: string;
}

async function placeFacts(
  database: D1Database,
  world: WorldNames,
  facts: readonly MatchFact[],
  refused: Refusal[],
): Promise<{ placed: Placed[]; tokenOf: (id: string) => string }> {
  const texts = new Set(facts.flatMap(({ home, away }) => [home, away]));
  const needed = [...texts].map((text) => ({ text, home: NO_COUNTRY, sport: "football" as const }));
  const names = await readNames(database, needed);
  const { idOf, added } = teamResolver({ resolved: NATIONS, sport: "football", isOfNations: true }, world, names);
  const placed = facts.flatMap((fact) => {
    const [homeId, awayId] = [idOf(fact.home), idOf(fact.away)];
    if (!isDate(fact.date)) refused.push({ ...toPlace(fact), reason: `impossible date ${JSON.stringify(fact.date)}` });
    else if (typeof homeId !== "string") refused.push({ ...toPlace(fact), reason: homeId.reason });
    else if (typeof awayId !== "string") refused.push({ ...toPlace(fact), reason: awayId.reason });
    else return [{ fact, homeId, awayId }];
    return [];
  });
  return { placed, tokenOf: tokensOf(names, added) };
}

/** Both orders of the teams: on neutral ground sources differ in which they name first. */
const buildMeetings = (placed: readonly Placed[]): Meeting[] =>
  placed.flatMap(({ fact, homeId, awayId }) => [
    [homeId, awayId, ...spanOf(fact.date)] as const,
    [awayId, homeId, ...spanOf(fact.date)] as const,
  ]);

function matchOf({ fact, homeId, awayId }: Placed, byPair: ReadonlyMap<string, LoadedMatch[]>) {
  const [from, to] = spanOf(fact.date);
  const at = (home: string, away: string) => {
    const near = (byPair.get(pairKey(home, away)) ?? []).filter(({ kickOff }) => kickOff >= from && kickOff < to);
    return nearestFirst(near, ({ kickOff }) => distanceOf(fact.date, kickOff))[0];
  };
  const straight = at(homeId, awayId);
  if (straight) return { match: straight, isTurned: false };
  const other = at(awayId, homeId);
  return other && { match: other, isTurned: true };
}

interface Run {
  batch: number;
  /** Milliseconds. */
  now: number;
}

const toFactKey = ({ home, away, day, kind }: StoredFact): string => [home, away, day, kind].join("|");

/** What earlier batches say of the same, as text. */
async function readKnown(database: D1Database, facts: readonly StoredFact[]): Promise<Map<string, string>> {
  const pairs = new Map(facts.map(({ home, away }) => [`${home}|${away}`, [home, away] as const]));
  const kinds = [...new Set(facts.map(({ kind }) => kind))];
  const known = await readFacts(database, [...pairs.values()], kinds);
  return new Map(known.map((one) => [toFactKey(one), JSON.stringify(one.fact)]));
}

/** Facts whose teams are known. */
interface PlacedFacts {
  what: string;
  placed: readonly Placed[];
  tokenOf: (id: string) => string;
  refused: readonly Refusal[];
}

async function writeFacts(
  database: D1Database,
  { what, placed, tokenOf, refused: unplaced }: PlacedFacts,
  { batch, now }: Run,
): Promise<ImportedFacts> {
  const refused = [...unplaced];
  const found = await readMeetings(database, buildMeetings(placed));
  const byPair = Map.groupBy(found, ({ homeId, awayId }) => pairKey(homeId, awayId));
  const kept = placed.map(({ fact: { date: day, kind, fact }, homeId, awayId }) => {
    return { home: tokenOf(homeId), away: tokenOf(awayId), day, kind, fact } as StoredFact;
  });
  const known = await readKnown(database, kept);
  const changed = new Map<string, LoadedMatch>();
  const stale: SeasonKey[] = [];
  const touched = new Set<string>();
  let unknown = 0;
  for (const [index, one] of placed.entries()) {
    const meeting = matchOf(one, byPair);
    if (!meeting) {
      unknown += 1;
      continue;
    }
    const earlier = known.get(toFactKey(kept[index]!));
    const isSame = earlier === JSON.stringify(one.fact.fact);
    // What pages read by themselves needs no season made anew.
    if (earlier !== undefined && !isSame && ROW_KINDS.includes(one.fact.kind))
      stale.push([meeting.match.competitionId, meeting.match.season]);
    const match = changed.get(meeting.match.id) ?? meeting.match;
    const applied = applyFact(meeting.isTurned ? turnedMatch(match) : match, one.fact);
    if ("reason" in applied) {
      refused.push({ ...toPlace(one.fact), reason: applied.reason });
      continue;
    }
    if (!isSame) touched.add(match.id);
    changed.set(match.id, meeting.isTurned ? turnedMatch(applied.match) : applied.match);
  }
  const statements = [
    ...upsertFacts(kept, batch),
    ...markStale(stale),
    ...upsertMatches([...changed.values()], "imported", now),
  ];
  const prepared = prepareAll(database, statements);
  if (prepared.length > 0) await database.batch(prepared);
  return {
    what,
    read: placed.length + unplaced.length,
    added: 0,
    changed: touched.size,
    refused: refused.sort((a, b) => a.index - b.index),
    notes: unknown > 0 ? [`${unknown} of matches that no import brought: they are kept until one does`] : [],
  };
}

/** Adds to imported matches of national teams what a table of its own says of them. */
export async function loadFacts(
  database: D1Database,
  world: WorldNames,
  given: { facts: readonly MatchFact[]; refused: readonly Refusal[]; what: string },
  run: Run,
): Promise<ImportedFacts> {
  const refused = [...given.refused];
  const { placed, tokenOf } = await placeFacts(database, world, given.facts, refused);
  return writeFacts(database, { what: given.what, placed, tokenOf, refused }, run);
}

/** Adds to imported matches what a file says that names them by their ids; a reason if no list of matches has any. */
export async function loadDetails(
  database: D1Database,
  { what, matches, refused: given }: Extract<Reading, { kind: "details" }>,
  run: Run,
): Promise<ImportedFacts | { reason: string }> {
  const named = new Map(
    (
      await readSourceIds(
        database,
        matches.map(({ sourceId }) => sourceId),
      )
    ).map((one) => [one.key, one]),
  );
  const [first] = matches;
  if (first && named.size === 0)
    return { reason: `no imported list of matches has ${first.sourceId}: import it first` };
  const tokens = new Set([...named.values()].flatMap(({ home, away }) => [home, away]));
  const teams = await readTeams(database, [...tokens]);
  const ids = new Map(teams.map(({ nameKey, id }) => [nameKey, String(id)]));
  const byId = new Map(teams.map(({ nameKey, id }) => [String(id), nameKey]));
  const tokenOf = (id: string) => byId.get(id) ?? id;
  const refused = [...given];
  const placed = matches.flatMap(({ sourceId, factsOf, ...place }): Placed[] => {
    const match = named.get(sourceId);
    const facts = match ? factsOf(match.homeName, match.awayName) : { reason: `no list of matches has ${sourceId}` };
    if (!match || "reason" in facts) {
      refused.push({ ...place, reason: "reason" in facts ? facts.reason : "" });
      return [];
    }
    const { day: date, homeName: home, awayName: away } = match;
    const [homeId, awayId] = [ids.get(match.home) ?? match.home, ids.get(match.away) ?? match.away];
    return facts.map((content) => ({ fact: { ...place, date, home, away, ...content }, homeId, awayId }));
  });
  return writeFacts(database, { what, placed, tokenOf, refused }, run);
}
