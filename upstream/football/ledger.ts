import type { Side } from "#contract/domain/match";
import { MINUTE, SECOND } from "../engine/match-clock.ts";
import { createRandom, type Random } from "../engine/random.ts";
import type { Timeline } from "../engine/timeline.ts";
import { assistWeight } from "./choose.ts";
import type { Pitch } from "./pitch.ts";
import type { Pause } from "./play-time.ts";
import { otherSide } from "./sides.ts";
import type { Cast, Man } from "./types.ts";

/**
 * A deed of which a match sees hundreds: what it adds to the man who did it, and to the other side's man. The keys are
 * those of `PlayerStatKey`, with `boxTouches`, which only the team's rows show.
 */
interface Deed {
  name: string;
  /** In a minute of play, of both sides together. */
  rate: number;
  doer: readonly CounterKey[];
  other?: readonly CounterKey[];
}

export const LEDGER_KEYS = [
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
export type CounterKey = (typeof LEDGER_KEYS)[number];

const PASS = ["passes", "touches"] as const;
const WON = ["duels", "duelsWon"] as const;

/** Passes first: what decides between a good and a bad one is drawn apart. */
export const DEEDS: readonly Deed[] = [
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

const NOBODY = 255;
const SIDE_BIT = 64;
const TOTAL_RATE = DEEDS.reduce((sum, { rate }) => sum + rate, 0);
const INDEX = new Map(DEEDS.map(({ name }, index) => [name, index]));

/** A man's share of a deed, by his place. */
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
const WEIGHT_OF: Readonly<Record<string, { doer: string; other?: string }>> = {
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

const weightOf = (kind: string, detail: string): number =>
  kind === "cross" ? (detail === "GK" || detail === "CB" ? 0.1 : assistWeight(detail)) : (WEIGHTS[kind]?.[detail] ?? 0);

/** Deeds in order of time: `at` is milliseconds since the start of play. */
export interface Ledger {
  startsAt: number;
  length: number;
  at: Int32Array;
  deed: Uint8Array;
  /** A man of the sheet, with `SIDE_BIT` for the away side. */
  doer: Uint8Array;
  other: Uint8Array;
}

const encode = (side: Side, man: Man): number => man + (side === "away" ? SIDE_BIT : 0);
/** The side's place in a pair. */
export const sideOf = (code: number): 0 | 1 => (code & SIDE_BIT ? 1 : 0);
export const manOf = (code: number): Man => code & (SIDE_BIT - 1);
export const isSomebody = (code: number): boolean => code !== NOBODY;

interface Roulette {
  codes: number[];
  /** Running sums. */
  sums: number[];
}

function spin(random: Random, { codes, sums }: Roulette): number {
  const point = random.next() * (sums.at(-1) ?? 0);
  for (let index = 0; index < sums.length; index++) if (point < sums[index]!) return codes[index]!;
  return codes[0] ?? NOBODY;
}

/** Who does what in a stretch in which nobody comes or goes. */
class Crew {
  readonly #wheels = new Map<string, Roulette>();
  readonly #pitch: Pitch;
  readonly #at: number;

  constructor(pitch: Pitch, at: number) {
    this.#pitch = pitch;
    this.#at = at;
  }

  draw(random: Random, side: Side, kind: string): number {
    const key = `${side}${kind}`;
    let wheel = this.#wheels.get(key);
    if (!wheel) {
      wheel = this.#wheel(side, kind);
      this.#wheels.set(key, wheel);
    }
    return spin(random, wheel);
  }

  #wheel(side: Side, kind: string): Roulette {
    const men = this.#pitch.men(side, this.#at);
    let sum = 0;
    const sums = men.map((man) => {
      sum += weightOf(kind, this.#pitch.sheetMan(side, man).detail);
      return sum;
    });
    return { codes: men.map((man) => encode(side, man)), sums };
  }
}

/** How many of a hundred passes of a man arrive: better men, and men on a good day, play more of them well. */
function accuracyOf(cast: Cast): (code: number) => number {
  const accuracies = (["home", "away"] as const).map((side) =>
    cast.sheets[side].men.map(({ member, detail }, man) => {
      const base = { GK: 0.72, CB: 0.86, ST: 0.76, LW: 0.78, RW: 0.78 }[detail] ?? 0.81;
      return Math.min(0.96, Math.max(0.55, base + (member.skill - 65) / 400 + cast.forms[side][man]! * 0.04));
    }),
  );
  return (code) => accuracies[sideOf(code)]![manOf(code)] ?? 0.8;
}

const ASTRAY: Readonly<Record<string, { share: number; as: number }>> = {
  longBall: { share: 0.34, as: INDEX.get("longBallAstray")! },
  cross: { share: 0.58, as: INDEX.get("crossAstray")! },
};

/** The deed's index, turned into its failed form where the man misses. */
function outcomeOf(random: Random, index: number, doer: number, accuracy: (code: number) => number): number {
  const { name } = DEEDS[index]!;
  if (name !== "pass" && ASTRAY[name] === undefined) return index;
  const chance = accuracy(doer) - (ASTRAY[name]?.share ?? 0);
  if (random.chance(chance)) return index;
  return ASTRAY[name]?.as ?? INDEX.get("passAstray")!;
}

function drawDeed(random: Random): number {
  let rest = random.next() * TOTAL_RATE;
  for (let index = 0; index < DEEDS.length; index++) {
    rest -= DEEDS[index]!.rate;
    if (rest < 0) return index;
  }
  return 0;
}

export interface LedgerOf {
  id: string;
  timeline: Timeline;
  cast: Cast;
  pitch: Pitch;
  pauses: readonly Pause[];
  /** Of the ball, by the home side: 0 to 1. */
  control: number;
}

/** How likely the side that has the ball keeps it for the next deed. */
const KEEPS = 0.72;
/** Deeds of a side without the ball. */
const WITHOUT_BALL = new Set(["tackle", "interception", "clearance", "claim", "punch"]);

/** Plays out the passes and duels of a match: the same for ever, in some thousand short steps. */
export function ledgerOf({ id, timeline, cast, pitch, pauses, control }: LedgerOf): Ledger {
  const { periods } = timeline;
  const startsAt = periods[0]?.startsAt ?? 0;
  const random = createRandom(`ledger ${id}`);
  const accuracy = accuracyOf(cast);
  const turns = pitch.turns();
  const at: number[] = [];
  const codes: [deed: number, doer: number, other: number][] = [];
  let side: Side = random.chance(control) ? "home" : "away";
  let pause = 0;
  let turn = -1;
  let crew = new Crew(pitch, startsAt);
  for (const period of periods) {
    for (let now = period.startsAt; ; ) {
      now += Math.ceil((random.wait() / TOTAL_RATE) * MINUTE) + SECOND / 4;
      while (pause < pauses.length && pauses[pause]!.to < now) pause += 1;
      if (pause < pauses.length && now >= pauses[pause]!.from) now = pauses[pause]!.to + SECOND;
      if (now >= period.endsAt) break;
      while (turn + 1 < turns.length && turns[turn + 1]! <= now) {
        turn += 1;
        crew = new Crew(pitch, now);
      }
      if (!random.chance(KEEPS)) side = random.chance(control) ? "home" : "away";
      const index = drawDeed(random);
      const { name } = DEEDS[index]!;
      const doing = WITHOUT_BALL.has(name) ? otherSide(side) : side;
      const weights = WEIGHT_OF[name]!;
      const doer = crew.draw(random, doing, weights.doer);
      const other = weights.other ? crew.draw(random, otherSide(doing), weights.other) : NOBODY;
      at.push(now - startsAt);
      codes.push([outcomeOf(random, index, doer, accuracy), doer, other]);
    }
  }
  return {
    startsAt,
    length: at.length,
    at: Int32Array.from(at),
    deed: Uint8Array.from(codes, ([deed]) => deed),
    doer: Uint8Array.from(codes, ([, doer]) => doer),
    other: Uint8Array.from(codes, ([, , other]) => other),
  };
}

/** How much of the ball the home side has, 0 to 1: by strength, with a day of its own. */
export function controlOf(id: string, homeStrength: number, awayStrength: number): number {
  const random = createRandom(`control ${id}`);
  const day = (random.next() + random.next() + random.next() - 1.5) * 0.11;
  const tilt = 0.512 + (homeStrength - awayStrength) * 0.0042 + day;
  return Math.min(0.74, Math.max(0.26, tilt));
}

/** How many deeds had been done by an instant. */
export function lengthAt({ at, length, startsAt }: Ledger, instant: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at[middle]! + startsAt <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
