import type { Goal, Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { Story } from "../../data/sentences/highlight-titles.ts";
import type { MatchState } from "../../match/match.ts";
import { sideAhead } from "../../match/score.ts";

const LATE = 85;
const ROUT_GOALS = 4;
const ROUT_POINTS = 25;
const NARROW_POINTS = 4;

/** The goal after which the winner was never level or behind again. */
function winningGoal({ goals, winner }: MatchState): Goal | undefined {
  const score: [number, number] = [0, 0];
  let decisive: Goal | undefined;
  for (const goal of goals) {
    score[goal.side === "home" ? 0 : 1] += 1;
    const ahead = sideAhead(score);
    if (ahead !== winner) decisive = undefined;
    else decisive ??= goal;
  }
  return decisive;
}

/** Whether the winner was behind at some time. */
function wasBehind({ goals, winner }: MatchState): boolean {
  const score: [number, number] = [0, 0];
  return goals.some(({ side }) => {
    score[side === "home" ? 0 : 1] += 1;
    const ahead = sideAhead(score);
    return ahead !== undefined && ahead !== winner;
  });
}

const gapOf = ([home, away]: Pair): number => Math.abs(home - away);

function footballStory(state: MatchState, score: Pair): { story: Story; minute?: number } {
  if (!state.winner) return { story: score[0] === 0 ? "goalless" : "draw" };
  const goal = winningGoal(state);
  // A goal that others followed did not decide it late.
  if (goal && goal.minute >= LATE && gapOf(score) === 1) return { story: "lateWinner", minute: goal.minute };
  if (wasBehind(state)) return { story: "comeback" };
  if (gapOf(score) >= ROUT_GOALS) return { story: "rout" };
  return { story: gapOf(score) === 1 ? "narrow" : "win" };
}

function basketballStory(score: Pair): { story: Story } {
  if (gapOf(score) >= ROUT_POINTS) return { story: "rout" };
  return { story: gapOf(score) <= NARROW_POINTS ? "narrow" : "win" };
}

interface FinalStory {
  story: Story;
  /** Of the deciding goal, if that is the story. */
  minute?: number;
}

const STORIES: Readonly<Record<Sport, (state: MatchState, score: Pair) => FinalStory>> = {
  football: footballStory,
  basketball: (_, score) => basketballStory(score),
};

/** The story of a finished match's summary. */
export function storyOf(state: MatchState, sport: Sport, overtimes = 0): FinalStory {
  const { score = [0, 0], aggregate, winner } = state;
  if (state.shootout) return { story: aggregate ? "shootoutTie" : "shootout" };
  const isOvertime = state.phase === "AFTER_ET" || overtimes > 0;
  const through = aggregate && sideAhead(aggregate);
  if (isOvertime) return { story: through ? "overtimeTie" : "overtime" };
  if (through && through !== winner) return { story: "aggregate" };
  return STORIES[sport](state, score);
}

/** The sum of both legs, in stories that are told of a tie. */
export const sumOfTie = (story: Story, { aggregate }: MatchState): Pair | undefined =>
  story === "shootoutTie" || story === "overtimeTie" || story === "aggregate" ? aggregate : undefined;
