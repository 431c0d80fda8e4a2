import type { Side } from "#contract/domain/match";
import { sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../match/sides.ts";
import type { Angle } from "./facts.ts";
import type { FootballData, GoalFact } from "./football-data.ts";
import { decisiveGoal, isBefore, leadOf, scorersOf } from "./football-goals.ts";
import { runsOf } from "./form-facts.ts";
import { winnerOf } from "./shared-lines.ts";

export type FootballAngle =
  | "Shootout"
  | "Extra"
  | "HatTrick"
  | "TwoDown"
  | "Late"
  | "LateDraw"
  | "TenMen"
  | "Upset"
  | "Comeback"
  | "Rout"
  | "Top"
  | "Steal"
  | "Streak"
  | "FirstWin"
  | "OneNil"
  | "ManyGoals"
  | "Home"
  | "Away"
  | "Draw"
  | "Goalless";

const LATE_MINUTE = 85;
const ROUT_GOALS = 4;
const MANY_GOALS = 6;
const HAT_TRICK = 3;
/** Percent: a win that the odds rated below is a surprise. */
const UNLIKELY = 22;
const STREAK = 4;
const DROUGHT = 4;
const XG_STOLEN = 0.7;

type Given = FootballData & { winner: Side; decisive: GoalFact | undefined };

/** What may make a win special, from the rarest on. */
const OF_WINS: readonly [key: FootballAngle, is: (given: Given) => boolean, topics?: (given: Given) => string[]][] = [
  ["Extra", ({ state }) => state.phase === "AFTER_ET"],
  ["TwoDown", ({ goals, winner }) => goals.some((goal) => leadOf(winner, goal) <= -2)],
  [
    "HatTrick",
    (given) => scorersOf(given).some(({ goal, count }) => goal.side === given.winner && count >= HAT_TRICK),
    () => ["goals of one"],
  ],
  ["Late", ({ decisive }) => decisive?.player !== undefined && decisive.at.minute >= LATE_MINUTE],
  [
    "TenMen",
    ({ reds, winner, decisive }) => {
      const own = reds.filter(({ side }) => side === winner);
      return own.length === 1 && decisive !== undefined && isBefore(own[0]!.at, decisive.at);
    },
  ],
  [
    "Upset",
    ({ chances, winner }) => chances !== undefined && (winner === "home" ? chances[0]! : chances.at(-1)!) <= UNLIKELY,
    () => ["odds"],
  ],
  ["Comeback", ({ goals, winner }) => goals.some((goal) => leadOf(winner, goal) < 0)],
  ["Rout", ({ state }) => Math.abs(state.score![0] - state.score![1]) >= ROUT_GOALS],
  [
    "Top",
    ({ places, winner }) => {
      const place = places?.[winner];
      return place?.row.rank === 1 && !place.row.isTied && (place.before ?? 1) > 1;
    },
    ({ winner }) => [`table ${winner}`],
  ],
  [
    "Steal",
    ({ stats: { xg }, winner }) =>
      xg !== undefined && xg[sideIndex(otherSide(winner))] - xg[sideIndex(winner)] >= XG_STOLEN,
    () => ["chances"],
  ],
  [
    "FirstWin",
    (given) => (runsOf(given, given.winner).winlessBefore ?? 0) >= DROUGHT,
    ({ winner }) => [`run ${winner}`],
  ],
  ["Streak", (given) => (runsOf(given, given.winner).won ?? 0) >= STREAK, ({ winner }) => [`run ${winner}`]],
  [
    "OneNil",
    ({ goals }) => goals.length === 1 && goals[0]!.player !== undefined && goals[0]!.how !== "own",
    () => ["first goal"],
  ],
];

function ofDraws({ state, goals }: FootballData): FootballAngle[] {
  const total = state.score![0] + state.score![1];
  if (total === 0) return ["Goalless"];
  const last = goals.at(-1);
  const isLate = last?.player !== undefined && last.how !== "own" && last.at.minute >= LATE_MINUTE;
  return [...(isLate ? ["LateDraw" as const] : []), ...(total >= MANY_GOALS ? ["ManyGoals" as const] : []), "Draw"];
}

/** What a report may be about, the most special first; the last are true of every match with that result. */
export function footballAngles(data: FootballData): Angle<FootballAngle>[] {
  const winner = winnerOf(data.state);
  if (data.state.shootout) return [{ key: "Shootout", topics: [] }];
  if (!winner) return ofDraws(data).map((key) => ({ key, topics: [] }));
  const given = { ...data, winner, decisive: decisiveGoal(data.goals, winner) };
  return [
    ...OF_WINS.filter(([, is]) => is(given)).map(([key, , topics]) => ({ key, topics: topics?.(given) ?? [] })),
    { key: winner === "home" ? "Home" : "Away", topics: [] },
  ];
}
