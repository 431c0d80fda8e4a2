import type { CompetitionMatches } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";

type State = Match["state"];

export interface Choice {
  /** The states to show, most important first. */
  states: readonly State[];
  /** In all competitions together. */
  most: number;
  /** Per competition. */
  mostOfEach: number;
}

/** The most important matches of a competition, in kick-off order. */
function chooseOf(matches: readonly Match[], { states }: Choice, count: number): Match[] {
  const ranked = matches.filter(({ state }) => states.includes(state));
  const chosen = new Set(
    ranked.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state)).slice(0, count),
  );
  return ranked.filter((match) => chosen.has(match));
}

/** Some of a day's matches: from popular competitions, or from all if those have none. */
export function chooseMatches(groups: readonly CompetitionMatches[], choice: Choice): CompetitionMatches[] {
  const offered = groups.filter(({ matches }) => matches.some(({ state }) => choice.states.includes(state)));
  const popular = offered.filter(({ competition }) => competition.isPopular);
  const chosen: CompetitionMatches[] = [];
  let left = choice.most;
  for (const group of popular.length > 0 ? popular : offered) {
    const matches = chooseOf(group.matches, choice, Math.min(choice.mostOfEach, left));
    left -= matches.length;
    if (matches.length > 0) chosen.push({ ...group, matches });
  }
  return chosen;
}
