import { readFacts, type StoredFact } from "../store/fact-queries.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { distanceOf, nearestFirst, ROW_KINDS } from "../store/match-fact.ts";
import { applyFact, spanOf } from "./apply-facts.ts";
import { turnedMatch } from "./merge-match.ts";
import type { StoredNames, StoredTeam } from "./team-resolver.ts";

/** A team's key in stored facts: the world's id, else the name used in imports. */
export function tokensOf(
  names: StoredNames,
  added: ReadonlyMap<string, StoredTeam> | readonly StoredTeam[],
): (id: string) => string {
  const known = [...names.teams.values(), ...added.values()];
  const byId = new Map(known.map(({ id, nameKey }) => [String(id), nameKey]));
  return (id) => byId.get(id) ?? id;
}

const toKey = (home: string, away: string): string => `${home}|${away}`;

/** A shoot-out is checked against the score that goals result in. */
const goalsFirst = (facts: readonly StoredFact[]): StoredFact[] =>
  facts.toSorted((a, b) => Number(b.kind === "goals") - Number(a.kind === "goals"));

/** Applies stored facts to matches, either side named first. */
function withFacts(
  matches: readonly LoadedMatch[],
  facts: readonly StoredFact[],
  tokenOf: (id: string) => string,
): LoadedMatch[] {
  const byPair = Map.groupBy(facts, ({ home, away }) => toKey(home, away));
  const taken = new Map<string, string>();
  const withOwn = (match: LoadedMatch): LoadedMatch => {
    const own = byPair.get(toKey(tokenOf(match.homeId), tokenOf(match.awayId))) ?? [];
    const inOrder = goalsFirst(nearestFirst(own, ({ day }) => distanceOf(day, match.kickOff)));
    return inOrder.reduce((one, fact) => {
      const [from, to] = spanOf(fact.day);
      const key = `${fact.kind} ${one.id}`;
      if (one.kickOff < from || one.kickOff >= to || taken.has(key)) return one;
      const applied = applyFact(one, fact);
      if ("reason" in applied) return one;
      taken.set(key, fact.day);
      return applied.match;
    }, match);
  };
  return matches.map((match) => turnedMatch(withOwn(turnedMatch(withOwn(match)))));
}

/** Applies what tables of their own say of these matches, whenever they were imported. */
export async function addStoredFacts(
  database: D1Database,
  matches: readonly LoadedMatch[],
  tokenOf: (id: string) => string,
): Promise<LoadedMatch[]> {
  const pairs = matches.flatMap(({ homeId, awayId }) => {
    const [home, away] = [tokenOf(homeId), tokenOf(awayId)];
    return [[home, away] as const, [away, home] as const];
  });
  const once = [...new Map(pairs.map((pair) => [toKey(...pair), pair])).values()];
  const facts = await readFacts(database, once, ROW_KINDS);
  return facts.length === 0 ? [...matches] : withFacts(matches, facts, tokenOf);
}
