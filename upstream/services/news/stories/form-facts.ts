import type { Side } from "#contract/domain/match";
import { SIDES, turnedPair } from "../../../match/sides.ts";
import type { Fact } from "./facts.ts";
import type { MatchData } from "./match-data.ts";
import { balanceLine, named, outcomeFor } from "./shared-lines.ts";
import type { Line } from "./story.ts";
import { storyModelOf } from "./story-model.ts";

interface Runs {
  /** Matches in a row, this one included. */
  won?: number;
  lost?: number;
  unbeaten?: number;
  winless?: number;
  /** Matches in a row before this one, which ended the run. */
  winlessBefore?: number;
  unbeatenBefore?: number;
  /** Matches in a row without a goal, or without one against. */
  scoreless?: number;
  clean?: number;
}

/** Until the first that is not; undefined if all that are known are, since the run may be longer. */
function runOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number | undefined {
  const end = items.findIndex((item) => !is(item));
  return end < 0 ? undefined : end;
}

/** A team's runs after a match that is the latest of its last ones. */
export function runsOf({ teams, recent }: Pick<MatchData, "teams" | "recent">, side: Side): Runs {
  const { id } = teams[side];
  const outcomes = recent[side].map((match) => outcomeFor(id, match));
  const goals = recent[side].map(({ fixture, state: { score = [0, 0] } }) =>
    fixture.homeId === id ? score : turnedPair(score),
  );
  const [latest, ...before] = outcomes;
  const runs: Record<keyof Runs, number | undefined> = {
    won: runOf(outcomes, (one) => one === "W"),
    lost: runOf(outcomes, (one) => one === "L"),
    unbeaten: runOf(outcomes, (one) => one !== "L"),
    winless: runOf(outcomes, (one) => one !== "W"),
    winlessBefore: latest === "W" ? runOf(before, (one) => one !== "W") : 0,
    unbeatenBefore: latest === "L" ? runOf(before, (one) => one !== "L") : 0,
    scoreless: runOf(goals, ([own]) => own === 0),
    clean: runOf(goals, ([, other]) => other === 0),
  };
  return Object.fromEntries(Object.entries(runs).filter(([, length]) => length !== undefined));
}

/** From what length on a run is told, its weight at that length, and what each further match adds. */
const RUNS = {
  winlessBefore: { key: "firstWin", from: 3, weight: 60 },
  unbeatenBefore: { key: "runEnded", from: 4, weight: 62 },
  won: { key: "runWon", from: 3, weight: 50 },
  lost: { key: "runLost", from: 3, weight: 50 },
  unbeaten: { key: "runUnbeaten", from: 4, weight: 44 },
  winless: { key: "runWinless", from: 4, weight: 44 },
} as const;
/** Where a team may go without scoring. */
const OF_GOALS = {
  scoreless: { key: "scoreless", from: 3, weight: 56 },
  clean: { key: "cleanSheets", from: 3, weight: 54 },
} as const;
const PER_MATCH = 4;

/** Of the last five: what says something without a run. */
const CLEAR = 4;

function balanceFacts(line: Line | undefined, side: Side): Fact[] {
  if (!line || Math.max(Number(line.values?.wins), Number(line.values?.losses)) < CLEAR) return [];
  return [{ topic: `run ${side}`, weight: 30, line }];
}

/** A team's runs, and the balance of its last matches if there is none. */
export function formFacts(data: MatchData): Fact[] {
  const kinds = storyModelOf(data.competition.sport).hasFewGoals ? { ...RUNS, ...OF_GOALS } : RUNS;
  return SIDES.flatMap((side): Fact[] => {
    const runs = runsOf(data, side);
    const facts = Object.entries(kinds).flatMap(([run, { key, from, weight }]): Fact[] => {
      const count = runs[run as keyof Runs] ?? 0;
      if (count < from) return [];
      const line = { key, values: { team: named(data.teams[side]), count } };
      const topic = run === "scoreless" || run === "clean" ? `goals ${side}` : `run ${side}`;
      return [{ topic, weight: weight + PER_MATCH * (count - from), line }];
    });
    const last = balanceLine(
      data.teams[side],
      data.recent[side].map((match) => outcomeFor(data.teams[side].id, match)),
    );
    return [...facts, ...balanceFacts(last, side)];
  });
}
