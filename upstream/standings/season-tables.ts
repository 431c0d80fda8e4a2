import { type Phase, phaseGroup } from "#contract/status";
import type { MatchAt } from "../match.ts";
import { rankTeams, type TableRow } from "./rank-teams.ts";
import type { RuleSet } from "./rule-sets.ts";
import type { CountedMatch } from "./tally.ts";

export interface SeasonTable {
  /** Letter of the group, where the season has groups and the source names them. */
  group?: string;
  rows: TableRow[];
}

export interface SeasonTables {
  format: "league" | "groups";
  tables: SeasonTable[];
}

const isFinal = (phase: Phase): boolean => phaseGroup(phase) === "final";

/** Finished matches count, awarded ones with the awarded score; without extra time, which no table has. */
const countedOf = ({ fixture: { homeId, awayId, kickOff }, state }: MatchAt): CountedMatch[] => {
  const score = state.fullTime ?? state.score;
  return isFinal(state.phase) && score ? [{ homeId, awayId, score, kickOff }] : [];
};

const teamsOf = (matches: readonly MatchAt[]): string[] =>
  [...new Set(matches.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]))].sort();

/** Sets of teams that meet each other, for groups that the source does not name. */
function groupsByMeeting(matches: readonly MatchAt[]): MatchAt[][] {
  const groups: { teams: Set<string>; matches: MatchAt[] }[] = [];
  for (const match of matches) {
    const pair = [match.fixture.homeId, match.fixture.awayId];
    const met = groups.filter(({ teams }) => pair.some((team) => teams.has(team)));
    const joined = { teams: new Set([...pair, ...met.flatMap(({ teams }) => [...teams])]), matches: [match] };
    joined.matches.unshift(...met.flatMap((group) => group.matches));
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups.map((group) => group.matches);
}

function groupsOf(matches: readonly MatchAt[]): { group?: string; matches: MatchAt[] }[] {
  const letters = [...new Set(matches.flatMap(({ fixture }) => fixture.group ?? []))].sort();
  const named = letters.map((group) => ({ group, matches: matches.filter(({ fixture }) => fixture.group === group) }));
  const unnamed = groupsByMeeting(matches.filter(({ fixture }) => fixture.group === undefined));
  return [...named, ...unnamed.map((group) => ({ matches: group }))];
}

/**
 * The tables of a season as of the states given: one for a league or league phase, one a group. Play-offs and knock-out
 * rounds count nowhere. `deductions`: points off by team id.
 */
export function seasonTables(
  matches: readonly MatchAt[],
  ruleSet: RuleSet,
  deductions: Readonly<Record<string, number>>,
): SeasonTables {
  const tableOf = (counted: readonly MatchAt[]): TableRow[] =>
    rankTeams({ teamIds: teamsOf(counted), matches: counted.flatMap(countedOf), ruleSet, deductions });
  const inGroups = matches.filter(({ fixture }) => fixture.stage === "group");
  if (inGroups.length > 0) {
    const tables = groupsOf(inGroups).map(({ group, matches: played }) => ({
      ...(group !== undefined && { group }),
      rows: tableOf(played),
    }));
    return { format: "groups", tables };
  }
  const inTable = matches.filter(({ fixture: { stage } }) => stage === "regular" || stage === "league_phase");
  return { format: "league", tables: inTable.length > 0 ? [{ rows: tableOf(inTable) }] : [] };
}
