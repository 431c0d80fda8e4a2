import type { Side } from "#contract/domain/match";
import { sideIndex } from "../../../match/score.ts";
import { otherSide } from "../../../match/sides.ts";
import type { BasketballData } from "./basketball-data.ts";
import type { Angle } from "./facts.ts";
import { runsOf } from "./form-facts.ts";
import { winnerOf } from "./shared-lines.ts";

/** Those that football shares have its keys; the others begin with "Game". */
export type BasketballAngle =
  | "GameBuzzer"
  | "GameOvertime"
  | "GameStar"
  | "GameTripleDouble"
  | "GameRecovery"
  | "Upset"
  | "GameRunaway"
  | "FirstWin"
  | "Streak"
  | "GameNeverBehind"
  | "GameNarrow"
  | "GameHome"
  | "GameAway";

const LAST_SECONDS = 15;
export const STAR_POINTS = 38;
const DEFICIT = 14;
/** Percent: a win that the odds rated below is a surprise. */
const UNLIKELY = 25;
const ROUT_POINTS = 25;
const STREAK = 4;
const DROUGHT = 4;
const NARROW_POINTS = 4;

type Given = BasketballData & { winner: Side; gap: number };

/** What may make a win special, the rarest first; and the topics that its opening tells. */
const OF_WINS: readonly [key: BasketballAngle, is: (given: Given) => boolean, topics?: readonly string[]][] = [
  ["GameBuzzer", ({ winning }) => Boolean(winning?.isLastPeriod && winning.seconds <= LAST_SECONDS)],
  ["GameOvertime", ({ scores, periods }) => scores.length > periods],
  [
    "GameStar",
    ({ players, winner }) => players.some(({ side, points }) => side === winner && points >= STAR_POINTS),
    ["best of winner"],
  ],
  [
    "GameTripleDouble",
    ({ players, winner }) => players.some(({ side, doubles }) => side === winner && doubles > 2),
    ["triple-double"],
  ],
  [
    "GameRecovery",
    ({ biggestLead, winner }) => (biggestLead?.[sideIndex(otherSide(winner))] ?? 0) >= DEFICIT,
    ["deficit"],
  ],
  [
    "Upset",
    ({ chances, winner }) => chances !== undefined && (winner === "home" ? chances[0]! : chances.at(-1)!) <= UNLIKELY,
    ["odds"],
  ],
  ["GameRunaway", ({ gap }) => gap >= ROUT_POINTS],
  ["FirstWin", (given) => (runsOf(given, given.winner).winlessBefore ?? 0) >= DROUGHT, ["run of winner"]],
  ["Streak", (given) => (runsOf(given, given.winner).won ?? 0) >= STREAK, ["run of winner"]],
  [
    "GameNeverBehind",
    ({ biggestLead, winner }) => biggestLead !== undefined && biggestLead[sideIndex(otherSide(winner))] === 0,
    ["lead"],
  ],
  ["GameNarrow", ({ gap }) => gap <= NARROW_POINTS],
];

/** What a report may be about, the most special first; the last is true of every game with that winner. */
export function basketballAngles(data: BasketballData): Angle<BasketballAngle>[] {
  const winner = winnerOf(data.state) ?? "home";
  const [home, away] = data.state.score ?? [0, 0];
  const given = { ...data, winner, gap: Math.abs(home - away) };
  const topicsOf = (topics: readonly string[] = []) =>
    topics.map((topic) => (topic === "run of winner" ? `run ${winner}` : topic));
  return [
    ...OF_WINS.filter(([, is]) => is(given)).map(([key, , topics]) => ({ key, topics: topicsOf(topics) })),
    { key: winner === "home" ? "GameHome" : "GameAway", topics: [] },
  ];
}
