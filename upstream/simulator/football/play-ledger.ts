import type { Side } from "#contract/domain/match";
import { MINUTE, SECOND } from "#contract/time/units";
import type { PlayPeriod } from "../../match/match-clock.ts";
import { otherSide } from "../../match/sides.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Timeline } from "../engine/timeline.ts";
import { BALL_ACTIONS, TOTAL_RATE, WEIGHT_OF, WITHOUT_BALL, weightOf } from "./ball-actions.ts";
import { encode, type Ledger, manOf, NOBODY, sideOf } from "./ledger.ts";
import type { Pitch } from "./pitch.ts";
import type { Pause } from "./play-time.ts";
import type { Cast } from "./types.ts";

const INDEX = new Map(BALL_ACTIONS.map(({ name }, index) => [name, index]));

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

/** Who does what while nobody comes on or goes off. */
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

/** A player's pass completion, 0 to 1: higher with skill and form. */
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

/** The action's index, replaced by its failed form if the player misses. */
function outcomeOf(random: Random, index: number, doer: number, accuracy: (code: number) => number): number {
  const { name } = BALL_ACTIONS[index]!;
  if (name !== "pass" && ASTRAY[name] === undefined) return index;
  const chance = accuracy(doer) - (ASTRAY[name]?.share ?? 0);
  if (random.chance(chance)) return index;
  return ASTRAY[name]?.as ?? INDEX.get("passAstray")!;
}

function drawAction(random: Random): number {
  let rest = random.next() * TOTAL_RATE;
  for (let index = 0; index < BALL_ACTIONS.length; index++) {
    rest -= BALL_ACTIONS[index]!.rate;
    if (rest < 0) return index;
  }
  return 0;
}

interface LedgerOf {
  id: string;
  timeline: Timeline;
  cast: Cast;
  pitch: Pitch;
  pauses: readonly Pause[];
  /** The home side's share of the ball: 0 to 1. */
  control: number;
}

/** Probability that the side in possession keeps the ball for the next action. */
const KEEPS = 0.72;

/** Instants of a period's actions; none fall in pauses. */
function* instantsIn(random: Random, { startsAt, endsAt }: PlayPeriod, pauses: readonly Pause[]): Generator<number> {
  let next = 0;
  for (let now = startsAt; ; ) {
    now += Math.ceil((random.wait() / TOTAL_RATE) * MINUTE) + SECOND / 4;
    while (next < pauses.length && pauses[next]!.to < now) next += 1;
    const pause = pauses[next];
    if (pause && now >= pause.from) now = pause.to + SECOND;
    if (now >= endsAt) return;
    yield now;
  }
}

interface Played {
  random: Random;
  crew: Crew;
  accuracy: (code: number) => number;
}

/** The next action while a side has the ball, the player, and the opponent if there is one. */
function nextAction({ random, crew, accuracy }: Played, side: Side): [action: number, doer: number, other: number] {
  const index = drawAction(random);
  const { name } = BALL_ACTIONS[index]!;
  const doing = WITHOUT_BALL.has(name) ? otherSide(side) : side;
  const weights = WEIGHT_OF[name]!;
  const doer = crew.draw(random, doing, weights.doer);
  const other = weights.other ? crew.draw(random, otherSide(doing), weights.other) : NOBODY;
  return [outcomeOf(random, index, doer, accuracy), doer, other];
}

/** Plays out a match's passes and duels deterministically, in some thousand short steps. */
export function toLedger({ id, timeline: { periods }, cast, pitch, pauses, control }: LedgerOf): Ledger {
  const startsAt = periods[0]?.startsAt ?? 0;
  const random = createRandom(`ledger ${id}`);
  const accuracy = accuracyOf(cast);
  const turns = pitch.turns();
  const at: number[] = [];
  const actions: [action: number, doer: number, other: number][] = [];
  let side: Side = random.chance(control) ? "home" : "away";
  let turn = -1;
  let crew = new Crew(pitch, startsAt);
  for (const period of periods) {
    for (const now of instantsIn(random, period, pauses)) {
      for (; turn + 1 < turns.length && turns[turn + 1]! <= now; turn++) crew = new Crew(pitch, turns[turn + 1]!);
      if (!random.chance(KEEPS)) side = random.chance(control) ? "home" : "away";
      at.push(now - startsAt);
      actions.push(nextAction({ random, crew, accuracy }, side));
    }
  }
  return {
    startsAt,
    length: at.length,
    at: Int32Array.from(at),
    action: Uint8Array.from(actions, ([action]) => action),
    doer: Uint8Array.from(actions, ([, doer]) => doer),
    other: Uint8Array.from(actions, ([, , other]) => other),
  };
}

/** The home side's share of the ball, 0 to 1: by strength, with variation per match. */
export function controlOf(id: string, homeStrength: number, awayStrength: number): number {
  const random = createRandom(`control ${id}`);
  const day = (random.next() + random.next() + random.next() - 1.5) * 0.11;
  const tilt = 0.512 + (homeStrength - awayStrength) * 0.0042 + day;
  return Math.min(0.74, Math.max(0.26, tilt));
}
