import type { CompetitionMatches } from "#contract/domain/competition";
import type { Match } from "#contract/domain/match";

type State = Match["state"];

export interface Choice {
  /** The states that are shown, those that matter most first. */
  states: readonly State[];
  /** Of all competitions. */
  most: number;
  /** Of one competition. */
  mostOfEach: number;
}

/** The matches of a competition that matter most, in kick-off order. */
function chooseOf(matches: readonly Match[], { states }: Choice, count: number): Match[] {
  const ranked = matches.filter(({ state }) => states.includes(state));
  const chosen = new Set(
    ranked.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state)).slice(0, count),
  );
  return ranked.filter((match) => chosen.has(match));
}

/** A few of a day's matches: those of popular competitions, or of all where none of these has any. */
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
