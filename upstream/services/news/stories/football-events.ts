import type { Pair, Side } from "#contract/domain/match";
import type { StoryKey } from "../../../data/news/stories/keys.ts";
import { sideAhead, sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../match/sides.ts";
import type { FootballData, GoalFact } from "./football-data.ts";
import { leadOf } from "./football-goals.ts";
import { named, scored, winnerOf } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";

// What happened in a football match, in order.

const MOST_GOALS = 6;
const EARLY = 8;
const HALF = 45;
/** After all of the first half's added time. */
const HALF_TIME = { minute: 45, addedMinute: 99 };

const isOfSecondHalf = ({ at }: GoalFact): boolean => at.minute > HALF;

interface Moment {
  at: GoalFact["at"];
  lines: Line[];
}

type Role = "goalFirst" | "goalFirstEarly" | "goalFirstLate" | "goalLevel" | "goalAhead" | "goalExtend" | "goalReduce";

/** A goal's effect on the score. */
function roleOf(goal: GoalFact): Role {
  const own = goal.score[sideIndex(goal.side)];
  const other = goal.score[sideIndex(otherSide(goal.side))];
  if (own === 1 && other === 0)
    return goal.at.minute <= EARLY ? "goalFirstEarly" : isOfSecondHalf(goal) ? "goalFirstLate" : "goalFirst";
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

/** A score for sentences on the side that scored (`lead`) and on the other (`behind`), whoever is at home. */
function scoresOf(side: Side, score: Pair): Values {
  const [own, other] = [score[sideIndex(side)], score[sideIndex(otherSide(side))]];
  return { lead: scored([own, other]), behind: scored([other, own]) };
}

const goalValues = ({ side, player, at, score }: GoalFact, { teams }: FootballData): Values => ({
  team: named(teams[side]),
  opponent: named(teams[otherSide(side)]),
  at,
  ...scoresOf(side, score),
  ...(player && { player }),
});

function goalLine(goal: GoalFact, data: FootballData): Line {
  const values = goalValues(goal, data);
  if (!goal.player) return { key: "goalUnnamed", values };
  if (goal.how === "own") return { key: "goalOwn", values };
  return { key: goal.how === "penalty" ? "goalPenalty" : roleOf(goal), values };
}

/** Two goals in a row that one sentence tells: a turn of the score, or two of one player or side. */
function pairLine(goal: GoalFact, next: GoalFact | undefined, data: FootballData): Line | undefined {
  if (!next?.player || !goal.player || next.side !== goal.side || isOfSecondHalf(goal) !== isOfSecondHalf(next))
    return undefined;
  if (goal.how !== "open" || next.how !== "open") return undefined;
  const role = roleOf(goal);
  if (role === "goalReduce") return undefined;
  const isSame = goal.player.names.en === next.player.names.en;
  const key = isSame ? "goalBrace" : role === "goalLevel" ? "goalTurn" : "goalPair";
  const values = {
    ...goalValues(goal, data),
    ...scoresOf(next.side, next.score),
    second: next.player,
    later: { clock: next.at },
  };
  return { key, values };
}

/** From this lead on further goals of one side are told together. */
const CLEAR_LEAD = 3;

/** How many goals in a row, from an index on, only make a clear lead larger. */
function rushAt(goals: readonly GoalFact[], from: number): number {
  const { side } = goals[from]!;
  const end = goals.findIndex(
    (goal, index) =>
      index >= from && (goal.side !== side || roleOf(goal) !== "goalExtend" || leadOf(side, goal) < CLEAR_LEAD),
  );
  return (end < 0 ? goals.length : end) - from;
}

function rushLine(last: GoalFact, count: number, data: FootballData): Line {
  return { key: "goalRush", values: { ...goalValues(last, data), count } };
}

/** A goal that some openings tell. */
interface SaidGoal {
  goal: GoalFact;
  saidBy: readonly StoryKey[];
}

function goalMoments(goals: readonly GoalFact[], data: FootballData, said?: SaidGoal): Moment[] {
  const moments: Moment[] = [];
  for (let index = 0; index < goals.length; index++) {
    const goal = goals[index]!;
    const next = goals[index + 1];
    const rush = rushAt(goals, index);
    if (rush > 1 && !goals.slice(index, index + rush).some((one) => one === said?.goal)) {
      moments.push({ at: goal.at, lines: [rushLine(goals[index + rush - 1]!, rush, data)] });
      index += rush - 1;
      continue;
    }
    const pair = said?.goal === goal || said?.goal === next ? undefined : pairLine(goal, next, data);
    const line = pair ?? goalLine(goal, data);
    moments.push({ at: goal.at, lines: [said?.goal === goal ? { ...line, saidBy: said.saidBy } : line] });
    if (pair) index++;
  }
  return moments;
}

/** The score at half-time if the lead did not last. */
function halfTimeLines({ state, teams, goals }: FootballData): Line[] {
  if (!state.halfTime || goals.length < 2) return [];
  const ahead = sideAhead(state.halfTime);
  if (!ahead || ahead === winnerOf(state)) return [];
  return [
    { key: "halfLead", values: { ...scoresOf(ahead, state.halfTime), team: named(teams[ahead]) }, isOptional: true },
  ];
}

function momentsOf({ reds, missedPenalties, cancelled, teams }: FootballData): Moment[] {
  const moment = (key: StoryKey) => (fact: FootballData["reds"][number]) => ({
    at: fact.at,
    lines: [{ key, values: { player: fact.player, at: fact.at, team: named(teams[fact.side]) } }],
  });
  return [
    ...reds.map(moment("redCard")),
    ...missedPenalties.map(moment("penaltyMissed")),
    ...cancelled.map(moment("goalCancelled")).map(({ at, lines }) => ({
      at,
      lines: lines.map((line) => ({ ...line, isOptional: true as const })),
    })),
  ];
}

/** Goals, the half-time score, red cards and near misses. */
export function eventLines(data: FootballData, said?: SaidGoal): Line[] {
  const moments: Moment[] = [
    ...goalMoments(reportedGoals(data.goals), data, said),
    ...momentsOf(data),
    { at: HALF_TIME, lines: halfTimeLines(data) },
  ];
  return moments
    .sort((a, b) => a.at.minute - b.at.minute || (a.at.addedMinute ?? 0) - (b.at.addedMinute ?? 0))
    .flatMap(({ lines }) => lines);
}
