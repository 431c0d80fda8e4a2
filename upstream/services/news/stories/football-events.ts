import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../simulator/football/sides.ts";
import type { FootballData, GoalFact } from "./football-data.ts";
import { named, scored } from "./shared-lines.ts";
import type { Line } from "./story.ts";

// What happened in a football match, in order.

const MOST_GOALS = 6;
/** After all of the first half's added time. */
const HALF_TIME = { minute: 45, addedMinute: 99 };

interface Moment {
  at: GoalFact["at"];
  lines: Line[];
}

/** A goal's effect on the score. */
function roleOf(goal: GoalFact): "goalFirst" | "goalLevel" | "goalAhead" | "goalExtend" | "goalReduce" {
  const own = goal.score[sideIndex(goal.side)];
  const other = goal.score[sideIndex(otherSide(goal.side))];
  if (own === 1 && other === 0) return "goalFirst";
  if (own === other) return "goalLevel";
  if (own < other) return "goalReduce";
  return own - other === 1 ? "goalAhead" : "goalExtend";
}

/** Goals mentioned in a report: those that turned the score, and as many others as fit. */
function reportedGoals(goals: readonly GoalFact[]): readonly GoalFact[] {
  const kept = [...goals];
  while (kept.length > MOST_GOALS) {
    const index = kept.findLastIndex((goal, place) => {
      const role = roleOf(goal);
      return place < kept.length - 1 && (role === "goalExtend" || role === "goalReduce");
    });
    if (index < 0) break;
    kept.splice(index, 1);
  }
  return kept;
}

function goalLines(goal: GoalFact, { teams }: FootballData): Line[] {
  const { side, player, assist, at, score, how } = goal;
  const values = {
    team: named(teams[side]),
    opponent: named(teams[otherSide(side)]),
    at,
    score: scored(score),
    ...(player && { player }),
  };
  if (!player) return [{ key: "goalUnnamed", values }];
  if (how === "own") return [{ key: "goalOwn", values }];
  if (how === "penalty") return [{ key: "goalPenalty", values }];
  const pass: Line[] = assist ? [{ key: "goalAssist", values: { ...values, assist }, isOptional: true }] : [];
  return [{ key: roleOf(goal), values }, ...pass];
}

function halfTimeLines({ state, teams }: FootballData): Line[] {
  if (!state.halfTime) return [];
  const ahead = sideAhead(state.halfTime);
  const values = { score: scored(state.halfTime) };
  if (ahead) return [{ key: "halfLead", values: { ...values, team: named(teams[ahead]) } }];
  return [state.halfTime[0] === 0 ? { key: "halfGoalless" } : { key: "halfLevel", values }];
}

function momentsOf({ reds, missedPenalties, cancelled, teams }: FootballData): Moment[] {
  const moment = (key: StoryKey) => (fact: FootballData["reds"][number]) => ({
    at: fact.at,
    lines: [{ key, values: { player: fact.player, at: fact.at, team: named(teams[fact.side]) } }],
  });
  return [
    ...reds.map(moment("redCard")),
    ...missedPenalties.map(moment("penaltyMissed")),
    ...cancelled.map(moment("goalCancelled")),
  ];
}

/** Goals, the half-time score, red cards and near misses. */
export function eventLines(data: FootballData): Line[] {
  const moments: Moment[] = [
    ...reportedGoals(data.goals).map((goal) => ({ at: goal.at, lines: goalLines(goal, data) })),
    ...momentsOf(data),
    { at: HALF_TIME, lines: halfTimeLines(data) },
  ];
  return moments
    .sort((a, b) => a.at.minute - b.at.minute || (a.at.addedMinute ?? 0) - (b.at.addedMinute ?? 0))
    .flatMap(({ lines }) => lines);
}
