import type { SeasonMatch } from "./counted.ts";

/** Ids of the matches' teams, without duplicates, in order. */
export const teamsOf = (matches: readonly SeasonMatch[]): string[] =>
  [...new Set(matches.flatMap(({ fixture: { homeId, awayId } }) => [homeId, awayId]))].sort();

/** The matches of teams that play each other, for groups that the source does not name. */
export function groupsByMeeting(matches: readonly SeasonMatch[]): SeasonMatch[][] {
  const groups: { teams: Set<string>; matches: SeasonMatch[] }[] = [];
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

export interface Group {
  id: string;
  group?: string;
  matches: readonly SeasonMatch[];
}

/** The matches of a group stage by group. */
export function buildGroups(matches: readonly SeasonMatch[]): Group[] {
  const letters = [...new Set(matches.flatMap(({ fixture }) => fixture.group ?? []))].sort();
  const named = letters.map((group) => ({
    id: `group-${group}`,
    group,
    matches: matches.filter(({ fixture }) => fixture.group === group),
  }));
  const unnamed = groupsByMeeting(matches.filter(({ fixture }) => fixture.group === undefined));
  return [...named, ...unnamed.map((group, index) => ({ id: `group-${letters.length + index + 1}`, matches: group }))];
}

/** How often two of the teams play each other. */
export function meetingsIn(matches: readonly SeasonMatch[]): number {
  const counts = new Map<string, number>();
  for (const { fixture } of matches) {
    const pair = [fixture.homeId, fixture.awayId].sort().join(" ");
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return Math.max(1, ...counts.values());
}
