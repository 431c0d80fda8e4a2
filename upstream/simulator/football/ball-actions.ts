import { assistWeight } from "./choose.ts";

/**
 * An action that occurs hundreds of times in a match: what it counts for the player, and for the opponent. The keys are
 * those of `PlayerStatKey`, plus `boxTouches`, which is only shown for teams.
 */
interface BallAction {
  name: string;
  /** Per minute of play, of both sides together. */
  rate: number;
  doer: readonly CounterKey[];
  other?: readonly CounterKey[];
}

const LEDGER_KEYS = [
  "passes",
  "passesAccurate",
  "longBalls",
  "longBallsAccurate",
  "crosses",
  "crossesAccurate",
  "touches",
  "boxTouches",
  "dribbles",
  "dribblesWon",
  "tackles",
  "interceptions",
  "clearances",
  "duels",
  "duelsWon",
  "aerialsWon",
  "dispossessed",
  "punches",
  "highClaims",
] as const;
type CounterKey = (typeof LEDGER_KEYS)[number];

const PASS = ["passes", "touches"] as const;
const WON = ["duels", "duelsWon"] as const;

/** Passes first: their success is drawn separately. */
export const BALL_ACTIONS: readonly BallAction[] = [
  { name: "pass", rate: 8.6, doer: [...PASS, "passesAccurate"] },
  { name: "passAstray", rate: 0, doer: PASS },
  { name: "longBall", rate: 1.05, doer: [...PASS, "passesAccurate", "longBalls", "longBallsAccurate"] },
  { name: "longBallAstray", rate: 0, doer: [...PASS, "longBalls"] },
  { name: "cross", rate: 0.36, doer: ["touches", "crosses", "crossesAccurate"] },
  { name: "crossAstray", rate: 0, doer: ["touches", "crosses"] },
  { name: "dribbleWon", rate: 0.19, doer: ["touches", "dribbles", "dribblesWon", ...WON], other: ["duels"] },
  { name: "dribbleLost", rate: 0.16, doer: ["touches", "dribbles", "duels"], other: ["tackles", ...WON] },
  { name: "tackle", rate: 0.2, doer: ["tackles", "touches", ...WON], other: ["duels", "dispossessed"] },
  { name: "aerial", rate: 0.3, doer: [...WON, "aerialsWon", "touches"], other: ["duels"] },
  { name: "interception", rate: 0.2, doer: ["interceptions", "touches"] },
  { name: "clearance", rate: 0.36, doer: ["clearances", "touches"] },
  { name: "boxTouch", rate: 0.42, doer: ["touches", "boxTouches"] },
  { name: "claim", rate: 0.018, doer: ["highClaims", "touches"] },
  { name: "punch", rate: 0.012, doer: ["punches", "touches"] },
];

/** Per minute of play. */
export const TOTAL_RATE = BALL_ACTIONS.reduce((sum, { rate }) => sum + rate, 0);

/** A player's share of an action, by position. */
const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  pass: { GK: 3.4, CB: 8, LB: 6.6, RB: 6.6, DM: 8.4, CM: 7.8, AM: 6, LW: 4.6, RW: 4.6, ST: 3 },
  longBall: { GK: 12, CB: 7, LB: 4, RB: 4, DM: 4, CM: 3.4, AM: 2, LW: 1.2, RW: 1.2, ST: 0.5 },
  dribble: { GK: 0, CB: 0.3, LB: 2, RB: 2, DM: 1, CM: 1.8, AM: 4, LW: 7, RW: 7, ST: 3.4 },
  defend: { GK: 0.05, CB: 4.6, LB: 4.6, RB: 4.6, DM: 5, CM: 3.6, AM: 1.8, LW: 1.8, RW: 1.8, ST: 0.9 },
  aerial: { GK: 0.4, CB: 6, LB: 2, RB: 2, DM: 3, CM: 2, AM: 1.6, LW: 1.2, RW: 1.2, ST: 5 },
  clear: { GK: 2, CB: 9, LB: 3.4, RB: 3.4, DM: 2.4, CM: 1.2, AM: 0.4, LW: 0.4, RW: 0.4, ST: 0.6 },
  keep: { GK: 1 },
  box: { GK: 0, CB: 0.8, LB: 0.9, RB: 0.9, DM: 0.6, CM: 1.4, AM: 3, LW: 4.4, RW: 4.4, ST: 7 },
};
export const WEIGHT_OF: Readonly<Record<string, { doer: string; other?: string }>> = {
  pass: { doer: "pass" },
  longBall: { doer: "longBall" },
  cross: { doer: "cross" },
  dribbleWon: { doer: "dribble", other: "defend" },
  dribbleLost: { doer: "dribble", other: "defend" },
  tackle: { doer: "defend", other: "dribble" },
  aerial: { doer: "aerial", other: "aerial" },
  interception: { doer: "defend" },
  clearance: { doer: "clear" },
  boxTouch: { doer: "box" },
  claim: { doer: "keep" },
  punch: { doer: "keep" },
};

export const weightOf = (kind: string, detail: string): number =>
  kind === "cross" ? (detail === "GK" || detail === "CB" ? 0.1 : assistWeight(detail)) : (WEIGHTS[kind]?.[detail] ?? 0);

/** Actions of a side without the ball. */
export const WITHOUT_BALL: ReadonlySet<string> = new Set(["tackle", "interception", "clearance", "claim", "punch"]);
