import type { Goal } from "#contract/domain/match";
import { isDate } from "#contract/time/zone";
import { scoreOf } from "../matches/score.ts";
import { type Meeting, readMeetings } from "../store/import-queries.ts";
import { type LoadedMatch, upsertMatches } from "../store/load-statements.ts";
import { goalsUntil, isSame, shown } from "./contradiction.ts";
import type { GoalFact, ShootoutFact } from "./formats/format.ts";
import { totalOf, turnedMatch } from "./merge-match.ts";
import type { ImportedFacts } from "./report.ts";
import { NO_COUNTRY, type WorldNames } from "./resolve-competition.ts";
import { placeOf, type Refusal } from "./source-row.ts";
import { readNames } from "./stored-names.ts";
import { teamResolver } from "./team-resolver.ts";

const HOUR = 3_600_000;

interface Fact {
  index: number;
  line?: number;
  date: string;
  home: string;
  away: string;
}

/** What a fact does to its match, or why it cannot. */
type Applied = { match: LoadedMatch } | { reason: string };

const NATIONS = { id: "", name: "", kind: "cup" } as const;

/** Where the day begins and ends anywhere, in milliseconds. */
const spanOf = (day: string): readonly [number, number] => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return [midnight - 14 * HOUR, midnight + 38 * HOUR];
};

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
): Promise<Placed<One>[]> {
  const texts = new Set(facts.flatMap(({ home, away }) => [home, away]));
  const needed = [...texts].map((text) => ({ text, home: NO_COUNTRY, sport: "football" as const }));
  const names = await readNames(database, needed);
  const { idOf } = teamResolver({ resolved: NATIONS, sport: "football", isOfNations: true }, world, names);
  return facts.flatMap((fact) => {
    const [homeId, awayId] = [idOf(fact.home), idOf(fact.away)];
    if (!isDate(fact.date)) refused.push({ ...placeOf(fact), reason: `impossible date ${JSON.stringify(fact.date)}` });
    else if (typeof homeId !== "string") refused.push({ ...placeOf(fact), reason: homeId.reason });
    else if (typeof awayId !== "string") refused.push({ ...placeOf(fact), reason: awayId.reason });
    else return [{ fact, homeId, awayId }];
    return [];
  });
}

/** Both orders of the teams: on neutral ground sources differ in who is named first. */
const meetingsOf = (placed: readonly Placed<Fact>[]): Meeting[] =>
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

async function loadFacts<One extends Fact>(
  database: D1Database,
  world: WorldNames,
  given: { facts: readonly One[]; refused: readonly Refusal[]; what: string },
  apply: (match: LoadedMatch, fact: One) => Applied,
  now: number,
): Promise<ImportedFacts> {
  const refused = [...given.refused];
  const placed = await placeFacts(database, world, given.facts, refused);
  const found = await readMeetings(database, meetingsOf(placed));
  const byPair = Map.groupBy(found, ({ homeId, awayId }) => pairKey(homeId, awayId));
  const changed = new Map<string, LoadedMatch>();
  let unknown = 0;
  for (const one of placed) {
    const meeting = matchOf(one, byPair);
    if (!meeting) {
      unknown += 1;
      continue;
    }
    const applied = apply(meeting.match, one.fact);
    if ("reason" in applied) refused.push({ ...placeOf(one.fact), reason: applied.reason });
    else changed.set(applied.match.id, meeting.isTurned ? turnedMatch(applied.match) : applied.match);
  }
  const statements = upsertMatches([...changed.values()], "imported", now);
  const results = await Promise.all(
    statements.map(({ sql, params }) =>
      database
        .prepare(sql)
        .bind(...params)
        .all(),
    ),
  );
  return {
    what: given.what,
    read: given.facts.length,
    added: 0,
    changed: results.reduce((sum, { results: rows }) => sum + rows.length, 0),
    refused: refused.sort((a, b) => a.index - b.index),
    notes: unknown > 0 ? [`${unknown} of matches that no import brought`] : [],
  };
}

const isDecided = (match: LoadedMatch): boolean => match.status === "played" && totalOf(match) !== null;

/** Goals after the ninetieth minute say that extra time was played. */
function withGoals(match: LoadedMatch, goals: Goal[]): LoadedMatch {
  const total = totalOf(match)!;
  const isLong = !match.extraTime && goals.some(({ minute }) => minute > 90);
  return {
    ...match,
    goals,
    halfTime: match.halfTime ?? goalsUntil(goals, 45),
    ...(isLong && { extraTime: total, fullTime: goalsUntil(goals, 90) }),
  };
}

function applyGoals(match: LoadedMatch, { goals }: GoalFact): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (!isSame(scoreOf(goals), total))
    return { reason: `scorers add up to ${shown(scoreOf(goals))}, the score is ${shown(total)}` };
  // Scorers of a source that knows added time stay.
  if (match.goals) return { match };
  return { match: withGoals(match, goals) };
}

function applyShootout(match: LoadedMatch, { winner }: ShootoutFact): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (match.shootout) return { match };
  if (total[0] !== total[1] && !match.firstLeg) return { reason: `a shoot-out, yet ${shown(total)} is not level` };
  return { match: { ...match, shootoutWinner: winner } };
}

/** Adds scorers to matches of national teams that an import brought. */
export const loadGoals = (
  database: D1Database,
  world: WorldNames,
  facts: readonly GoalFact[],
  refused: readonly Refusal[],
  now: number,
): Promise<ImportedFacts> =>
  loadFacts(database, world, { facts, refused, what: "matches with scorers" }, applyGoals, now);

/** Adds to such matches who won their shoot-outs. */
export const loadShootouts = (
  database: D1Database,
  world: WorldNames,
  facts: readonly ShootoutFact[],
  refused: readonly Refusal[],
  now: number,
): Promise<ImportedFacts> => loadFacts(database, world, { facts, refused, what: "shoot-outs" }, applyShootout, now);
