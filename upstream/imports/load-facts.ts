import { isDate } from "#contract/time/zone";
import { readFacts, type StoredFact, upsertFacts } from "../store/fact-queries.ts";
import { type Meeting, readMeetings, type SeasonKey } from "../store/import-queries.ts";
import { markStale } from "../store/layer-statements.ts";
import { type LoadedMatch, prepareAll, upsertMatches } from "../store/load-statements.ts";
import { type Applied, applyGoals, applyShootout, spanOf } from "./apply-facts.ts";
import type { GoalFact, ShootoutFact } from "./formats/format.ts";
import { turnedMatch } from "./merge-match.ts";
import type { ImportedFacts } from "./report.ts";
import { NO_COUNTRY, type WorldNames } from "./resolve-competition.ts";
import { type Refusal, toPlace } from "./source-row.ts";
import { tokensOf } from "./stored-facts.ts";
import { readNames } from "./stored-names.ts";
import { teamResolver } from "./team-resolver.ts";

interface Fact {
  index: number;
  line?: number;
  date: string;
  home: string;
  away: string;
}

const NATIONS = { id: "", name: "", kind: "cup" } as const;

const pairKey = (homeId: string, awayId: string): string => `${homeId} ${awayId}`;

interface Placed<One extends Fact> {
  fact: One;
  homeId: string;
  awayId: string;
}

async function placeFacts<One extends Fact>(
  database: D1Database,
  world: WorldNames,
  facts: readonly One[],
  refused: Refusal[],
): Promise<{ placed: Placed<One>[]; tokenOf: (id: string) => string }> {
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
const buildMeetings = (placed: readonly Placed<Fact>[]): Meeting[] =>
  placed.flatMap(({ fact, homeId, awayId }) => [
    [homeId, awayId, ...spanOf(fact.date)] as const,
    [awayId, homeId, ...spanOf(fact.date)] as const,
  ]);

function matchOf({ fact, homeId, awayId }: Placed<Fact>, byPair: ReadonlyMap<string, LoadedMatch[]>) {
  const [from, to] = spanOf(fact.date);
  const at = (home: string, away: string) =>
    byPair.get(pairKey(home, away))?.find(({ kickOff }) => kickOff >= from && kickOff < to);
  const straight = at(homeId, awayId);
  if (straight) return { match: straight, isTurned: false };
  const other = at(awayId, homeId);
  return other && { match: turnedMatch(other), isTurned: true };
}

interface FactKind<One extends Fact> {
  apply(match: LoadedMatch, fact: One): Applied;
  stored(fact: One): StoredFact extends infer S ? (S extends StoredFact ? Pick<S, "kind" | "fact"> : never) : never;
}

const GOALS: FactKind<GoalFact> = { apply: applyGoals, stored: ({ goals }) => ({ kind: "goals", fact: goals }) };
const SHOOTOUTS: FactKind<ShootoutFact> = {
  apply: applyShootout,
  stored: ({ winner }) => ({ kind: "shootouts", fact: winner }),
};

interface Run {
  batch: number;
  /** Milliseconds. */
  now: number;
}

const toFactKey = ({ home, away, day, kind }: StoredFact): string => [home, away, day, kind].join("|");

/** Those facts of which an earlier batch says something else. */
async function findReplaced(database: D1Database, facts: readonly StoredFact[]): Promise<Set<string>> {
  const pairs = new Map(facts.map(({ home, away }) => [`${home}|${away}`, [home, away] as const]));
  const known = new Map((await readFacts(database, [...pairs.values()])).map((one) => [toFactKey(one), one.fact]));
  const replaced = facts.filter((one) => {
    const earlier = known.get(toFactKey(one));
    return earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(one.fact);
  });
  return new Set(replaced.map(toFactKey));
}

async function loadFacts<One extends Fact>(
  database: D1Database,
  world: WorldNames,
  given: { facts: readonly One[]; refused: readonly Refusal[]; what: string },
  { apply, stored }: FactKind<One>,
  { batch, now }: Run,
): Promise<ImportedFacts> {
  const refused = [...given.refused];
  const { placed, tokenOf } = await placeFacts(database, world, given.facts, refused);
  const found = await readMeetings(database, buildMeetings(placed));
  const byPair = Map.groupBy(found, ({ homeId, awayId }) => pairKey(homeId, awayId));
  const toStored = ({ fact, homeId, awayId }: Placed<One>): StoredFact => {
    return { home: tokenOf(homeId), away: tokenOf(awayId), day: fact.date, ...stored(fact) };
  };
  const kept = placed.map(toStored);
  const replaced = await findReplaced(database, kept);
  const changed = new Map<string, LoadedMatch>();
  const stale: SeasonKey[] = [];
  let unknown = 0;
  for (const [index, one] of placed.entries()) {
    const meeting = matchOf(one, byPair);
    if (!meeting) {
      unknown += 1;
      continue;
    }
    if (replaced.has(toFactKey(kept[index]!))) stale.push([meeting.match.competitionId, meeting.match.season]);
    const applied = apply(meeting.match, one.fact);
    if ("reason" in applied) refused.push({ ...toPlace(one.fact), reason: applied.reason });
    else changed.set(applied.match.id, meeting.isTurned ? turnedMatch(applied.match) : applied.match);
  }
  const statements = [
    ...upsertFacts(kept, batch),
    ...markStale(stale),
    ...upsertMatches([...changed.values()], "imported", now),
  ];
  const prepared = prepareAll(database, statements);
  const results = prepared.length > 0 ? await database.batch(prepared) : [];
  return {
    what: given.what,
    read: given.facts.length,
    added: 0,
    changed: results.reduce((sum, { results: rows }) => sum + rows.length, 0),
    refused: refused.sort((a, b) => a.index - b.index),
    notes: unknown > 0 ? [`${unknown} of matches that no import brought: they are kept until one does`] : [],
  };
}

/** Adds scorers to imported matches of national teams. */
export const loadGoals = (
  database: D1Database,
  world: WorldNames,
  { facts, refused }: { facts: readonly GoalFact[]; refused: readonly Refusal[] },
  run: Run,
): Promise<ImportedFacts> => loadFacts(database, world, { facts, refused, what: "matches with scorers" }, GOALS, run);

/** Adds shoot-out winners to such matches. */
export const loadShootouts = (
  database: D1Database,
  world: WorldNames,
  { facts, refused }: { facts: readonly ShootoutFact[]; refused: readonly Refusal[] },
  run: Run,
): Promise<ImportedFacts> => loadFacts(database, world, { facts, refused, what: "shoot-outs" }, SHOOTOUTS, run);
