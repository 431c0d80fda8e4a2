import type { Goal, Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import type { RecordKey } from "#contract/tables/competition-keys";
import { plainText } from "../../data/text/plain-text.ts";
import type { SeasonMatch } from "./counted.ts";
import { letterOf } from "./form.ts";
import type { CountedMatch } from "./tally.ts";

const wordsOf = (name: string): string[] =>
  plainText(name)
    .replace(/['\u2019.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const isEndOf = (short: readonly string[], long: readonly string[]): boolean =>
  short.length < long.length && short.every((word, index) => word === long[long.length - short.length + index]);

/** The fuller of two spellings of a name: the one with accents. */
const fuller = (a: string, b: string): string => {
  const marks = (name: string) => name.normalize("NFD").length;
  return marks(a) > marks(b) || (marks(a) === marks(b) && a < b) ? a : b;
};

/**
 * The usual spelling of each name of one team's players: "Mbappé" and "Kylian Mbappe" become Kylian Mbappé, because
 * sources spell the same person differently. A surname shared by two of the team stays as it is.
 */
export function usualPlayerNames(names: Iterable<string>): Map<string, string> {
  const all = [...new Set(names)];
  const bySpelling = new Map<string, string>();
  for (const name of all) {
    const key = wordsOf(name).join(" ");
    bySpelling.set(key, fuller(name, bySpelling.get(key) ?? name));
  }
  const keys = [...bySpelling.keys()].map((key) => key.split(" "));
  const longest = (own: readonly string[]): string | undefined => {
    const longer = keys.filter((key) => isEndOf(own, key));
    // "Mbappé" may be either of "Kylian Mbappé" and "Ethan Mbappé"; it is not ambiguous if one of two is the end of the
    // other.
    const ends = longer.filter((key) => !longer.some((other) => isEndOf(key, other)));
    return ends.length === 1 ? ends[0]!.join(" ") : undefined;
  };
  return new Map(
    all.map((name) => {
      const own = wordsOf(name);
      return [name, bySpelling.get(longest(own) ?? own.join(" ")) ?? name];
    }),
  );
}

/** A season's best value, in goals (points) or matches. */
export interface SeasonRecord {
  key: RecordKey;
  value: number;
  match?: SeasonMatch;
  teamId?: string;
}

const marginOf = ([home, away]: Pair): number => Math.abs(home - away);
const goalsOf = ([home, away]: Pair): number => home + away;

/** The first match with the highest value above 0. */
function best(
  matches: readonly SeasonMatch[],
  value: (score: Pair) => number,
): { match: SeasonMatch; value: number } | undefined {
  let found: { match: SeasonMatch; value: number } | undefined;
  for (const match of matches) {
    const own = match.state.score && phaseGroup(match.state.phase) === "final" ? value(match.state.score) : 0;
    if (own > (found?.value ?? 0)) found = { match, value: own };
  }
  return found;
}

/** The longest run of one team's results, `matches` in order of play. */
function longestRun(
  teamIds: readonly string[],
  matches: readonly CountedMatch[],
  letters: string,
): { teamId: string; value: number } | undefined {
  let found: { teamId: string; value: number } | undefined;
  for (const teamId of teamIds) {
    let run = 0;
    for (const match of matches) {
      if (match.homeId !== teamId && match.awayId !== teamId) continue;
      run = letters.includes(letterOf(teamId, match)) ? run + 1 : 0;
      if (run > (found?.value ?? 1)) found = { teamId, value: run };
    }
  }
  return found;
}

/** A season's records so far. `counted`: its matches with a result, in order of play. */
export function buildRecords(
  matches: readonly SeasonMatch[],
  teamIds: readonly string[],
  counted: readonly CountedMatch[],
): SeasonRecord[] {
  const win = best(matches, marginOf);
  const goals = best(matches, goalsOf);
  const winning = longestRun(teamIds, counted, "W");
  const unbeaten = longestRun(teamIds, counted, "WD");
  return [
    ...(win ? [{ key: "biggest_win" as const, ...win }] : []),
    ...(goals ? [{ key: "most_goals" as const, ...goals }] : []),
    ...(winning ? [{ key: "longest_winning_run" as const, ...winning }] : []),
    ...(unbeaten ? [{ key: "longest_unbeaten_run" as const, ...unbeaten }] : []),
  ];
}

/** Scorers with their goals, as far as the source names them; own goals count for nobody. */
interface NamedScorer {
  name: string;
  teamId: string;
  goals: number;
}

const scored = ({ isOwnGoal, player }: Goal): boolean => !isOwnGoal && player !== undefined;

/** Most goals first, then by name. Different spellings of one person are one scorer. */
export function namedScorers(matches: readonly SeasonMatch[]): NamedScorer[] {
  const all = matches.flatMap(({ fixture, state }) =>
    state.goals
      .filter(scored)
      .map(({ side, player }) => ({ name: player!, teamId: side === "home" ? fixture.homeId : fixture.awayId })),
  );
  const scorers: NamedScorer[] = [];
  for (const [teamId, goals] of Map.groupBy(all, (goal) => goal.teamId)) {
    const usual = usualPlayerNames(goals.map(({ name }) => name));
    for (const [name, own] of Map.groupBy(goals, (goal) => usual.get(goal.name)!))
      scorers.push({ name, teamId, goals: own.length });
  }
  return scorers.sort((a, b) => b.goals - a.goals || (a.name < b.name ? -1 : 1));
}
