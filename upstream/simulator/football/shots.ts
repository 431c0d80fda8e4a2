import type { Side } from "#contract/domain/match";
import { sideIndex } from "../../match/score.ts";
import { otherSide, SIDES } from "../../match/sides.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Timeline } from "../engine/timeline.ts";
import { assistWeight, goalWeight } from "./choose.ts";
import type { Pitch } from "./pitch.ts";
import { isRunning, type Pause, scatter } from "./play-time.ts";
import { MEAN_XG, PENALTY, placeShot, type ShotPlace } from "./shot-place.ts";
import type { Cast, MatchEvent, MatchShot } from "./types.ts";

/** Shots per ninety minutes of a side with 1.35 expected goals; stronger sides have more and better ones. */
const SHOTS = 12.8;
const USUAL_GOALS = 1.35;
const PENALTY_SHARE = 0.09;
const KEY_PASSED = 0.7;
const ERRORS = 0.05;

type Unnumbered = Omit<MatchShot, "seq">;
type Goal = Extract<MatchEvent, { kind: "goal" }>;
type Miss = Extract<MatchEvent, { kind: "miss" }>;

interface Shooting {
  random: Random;
  pitch: Pitch;
  quality: number;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Where a shot crossed the line: between the posts and under the bar if it was on target. */
function endOf(random: Random, outcome: MatchShot["outcome"]): Pick<MatchShot, "goalX" | "goalY"> {
  const round = (value: number) => Math.round(value);
  if (outcome === "blocked") return {};
  if (outcome === "goal") {
    // Goals go into the corners.
    const corner = random.chance(0.5) ? 4 + 34 * random.next() : 96 - 34 * random.next();
    return { goalX: round(corner), goalY: round(3 + 87 * random.next() ** 1.4) };
  }
  if (outcome === "saved") return { goalX: round(10 + 80 * random.next()), goalY: round(5 + 75 * random.next()) };
  if (outcome === "post")
    return random.chance(0.3)
      ? { goalX: round(100 * random.next()), goalY: 100 }
      : { goalX: random.chance(0.5) ? 0 : 100, goalY: round(80 * random.next()) };
  if (random.chance(0.45)) return { goalX: round(100 * random.next()), goalY: round(108 + 90 * random.next() ** 2) };
  const wide = 6 + 80 * random.next() ** 2;
  return { goalX: round(random.chance(0.5) ? -wide : 100 + wide), goalY: round(120 * random.next()) };
}

/** The outcome of a shot that is not a goal: the better the chance, the likelier it takes a save. */
function outcomeOf(random: Random, { xg, situation }: ShotPlace): "saved" | "blocked" | "off" | "post" {
  const saved = 0.27 + 0.25 * xg;
  const blocked = situation === "freeKick" ? 0.2 : 0.31 - 0.3 * xg;
  const lot = random.next();
  if (lot < saved) return "saved";
  if (lot < saved + blocked) return "blocked";
  return lot < saved + blocked + 0.025 ? "post" : "off";
}

/** The chance of a shot on target given its end point. */
const onTarget = (random: Random, xg: number, isGoal: boolean): number =>
  hundredth(
    isGoal
      ? Math.min(0.98, 0.35 + 0.6 * Math.max(xg, random.next()))
      : Math.min(0.9, xg * 0.6 + 0.45 * random.next() ** 2),
  );

function goalShot({ random, pitch, quality }: Shooting, goal: Goal): Unnumbered {
  const { at, side, man, how, assist, deletedAt } = goal;
  const { foot } = pitch.sheetMan(how === "own" ? otherSide(side) : side, man).member.player;
  const base = { at, side, man, ...(deletedAt !== undefined && { deletedAt }) };
  if (how === "own")
    return {
      ...base,
      outcome: "own",
      x: 93 + 5 * random.next(),
      y: 38 + 24 * random.next(),
      xg: 0,
      xgot: 0,
      situation: "open",
      body: "other",
    };
  if (how === "penalty") {
    const strong = foot === "L" ? "left" : "right";
    return {
      ...base,
      ...PENALTY,
      outcome: "goal",
      ...endOf(random, "goal"),
      xgot: onTarget(random, 0.76, true),
      situation: "penalty",
      body: strong,
    };
  }
  let place = placeShot(random, quality, true, foot);
  // A direct free kick has no pass before it.
  if (assist !== undefined && place.situation === "freeKick") place = { ...place, situation: "open" };
  const culprit = assist === undefined && place.situation !== "freeKick" && random.chance(ERRORS * 4);
  return {
    ...base,
    ...place,
    outcome: "goal",
    ...(assist !== undefined && { from: assist }),
    ...(culprit && {
      culprit: pitch.any(random, otherSide(side), at, (detail) => (detail === "GK" || detail.endsWith("B") ? 3 : 1)),
    }),
    ...endOf(random, "goal"),
    xgot: onTarget(random, place.xg, true),
  };
}

function missedPenalty({ random, pitch }: Shooting, { at, side, man, outcome }: Miss): Unnumbered {
  const { foot } = pitch.sheetMan(side, man).member.player;
  return {
    at,
    side,
    man,
    ...PENALTY,
    outcome,
    ...(outcome === "saved" && { stopper: pitch.keeper(otherSide(side), at) }),
    ...endOf(random, outcome),
    xgot: outcome === "saved" ? onTarget(random, 0.6, false) : 0,
    situation: "penalty",
    body: foot === "L" ? "left" : "right",
  };
}

function otherShot({ random, pitch, quality }: Shooting, side: Side, at: number): Unnumbered {
  const man = pitch.any(random, side, at, (detail) => goalWeight(detail) + 0.8 * Number(detail !== "GK"));
  const place = placeShot(random, quality, false, pitch.sheetMan(side, man).member.player.foot);
  const outcome = outcomeOf(random, place);
  const against = otherSide(side);
  const hasPass = place.situation !== "freeKick" && random.chance(KEY_PASSED);
  return {
    at,
    side,
    man,
    ...place,
    outcome,
    ...(hasPass && { from: pitch.any(random, side, at, assistWeight, man) }),
    ...(outcome === "saved" && { stopper: pitch.keeper(against, at) }),
    ...(outcome === "blocked" && {
      stopper: pitch.any(random, against, at, (detail) => (detail === "GK" ? 0 : detail.endsWith("B") ? 5 : 1.5)),
    }),
    ...endOf(random, outcome),
    xgot: outcome === "saved" ? onTarget(random, place.xg, false) : 0,
  };
}

/** Shots per ninety minutes of such a side, and their quality relative to the mean. */
function shotRate(goals: number): { shots: number; quality: number } {
  const shots = SHOTS * (goals / USUAL_GOALS) ** 0.55;
  const open = goals * (1 - PENALTY_SHARE);
  return { shots, quality: Math.max(0.4, Math.min(2.4, open / shots / MEAN_XG)) };
}

interface ShotsOf {
  id: string;
  timeline: Timeline;
  cast: Pick<Cast, "events">;
  pitch: Pitch;
  pauses: readonly Pause[];
  /** Expected goals of each side. */
  expected: readonly [number, number];
}

/** Every shot of a match, in order: the timeline's goals, and as many others as such sides have. */
export function buildShots({ id, timeline, cast, pitch, pauses, expected }: ShotsOf): MatchShot[] {
  const { periods } = timeline;
  const shots = SIDES.flatMap((side): Unnumbered[] => {
    const goals = expected[sideIndex(side)];
    const { shots: rate, quality } = shotRate(goals);
    const shooting: Shooting = { random: createRandom(`shots ${id} ${side}`), pitch, quality };
    const fromEvents = cast.events.flatMap((event): Unnumbered[] => {
      if (event.kind === "goal" && event.side === side) return [goalShot(shooting, event)];
      return event.kind === "miss" && event.side === side ? [missedPenalty(shooting, event)] : [];
    });
    const instants = scatter(shooting.random, periods, rate - goals)
      .filter((at) => isRunning(periods, pauses, at))
      .filter((at) => shooting.random.chance(pitch.men(side, at).length / 11));
    return [...fromEvents, ...instants.map((at) => otherShot(shooting, side, at))];
  });
  return shots.sort((a, b) => a.at - b.at).map((shot, index) => ({ ...shot, seq: index + 1 }));
}
