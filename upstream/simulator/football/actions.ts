import type { Side } from "#contract/domain/match";
import { tenth } from "#contract/text/decimal-text";
import { MINUTE, SECOND } from "#contract/time/units";
import type { PlayPeriod } from "../../match/match-clock.ts";
import { sideIndex } from "../../match/score.ts";
import { otherSide, SIDES } from "../../match/sides.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import type { Timeline } from "../engine/timeline.ts";
import { foulWeight, goalWeight } from "./choose.ts";
import type { Pitch } from "./pitch.ts";
import { isRunning, type Pause, PENALTY_WAIT, periodAt, scatter } from "./play-time.ts";
import type { Action, Cast, MatchShot } from "./types.ts";

/** Of one side in ninety minutes, besides those that follow a shot or a card. */
const RATES = {
  attacks: 62,
  dangerousAttacks: 33,
  fouls: 9,
  offsides: 2,
  corners: 1.1,
  throwIns: 20.5,
  goalKicks: 4.2,
} as const;

interface Scene {
  random: Random;
  pitch: Pitch;
  timeline: Timeline;
  pauses: readonly Pause[];
  actions: Action[];
}

const between = (random: Random, from: number, to: number): number => tenth(from + random.next() * (to - from));
const seconds = (random: Random, from: number, to: number): number => random.integer(from * SECOND, to * SECOND);

/** Whether play is running at an instant, in the same period as another. */
const isSamePlay = ({ timeline: { periods }, pauses }: Scene, at: number, other: number): boolean =>
  isRunning(periods, pauses, at) && periodAt(periods, at) === periodAt(periods, other);

const cornerAt = ({ random }: Scene, side: Side, at: number): Action => ({
  at,
  kind: "corner",
  side,
  x: 99.5,
  y: random.chance(0.5) ? 0.5 : 99.5,
});

/** The free kick after an offence of the other side at a place, seen from the awarded side. */
const freeKickFor = (side: Side, at: number, { x, y }: { x: number; y: number }): Action => ({
  at,
  kind: "freeKick",
  side,
  x: 100 - x,
  y: 100 - y,
});

function foulAt({ random, pitch }: Scene, side: Side, at: number, man?: number): Action {
  const culprit = man ?? pitch.any(random, side, at, foulWeight);
  const other = pitch.any(random, otherSide(side), at, (detail) => goalWeight(detail) + 1);
  return { at, kind: "foul", side, man: culprit, other, x: between(random, 12, 82), y: between(random, 3, 97) };
}

/** What precedes a shot: the attack, and the set piece that it came from. */
function prelude(scene: Scene, shot: MatchShot, index: number): void {
  const { random, actions } = scene;
  const { side, at, x, y, man, situation, outcome } = shot;
  actions.push({ at, kind: "shot", side, x, y, shot: index, ...(outcome !== "own" && { man }) });
  const before = (from: number, to: number): number => at - seconds(random, from, to);
  if (situation === "penalty") {
    const period = periodAt(scene.timeline.periods, at);
    const foul = Math.max(period?.startsAt ?? 0, at - PENALTY_WAIT + seconds(random, 1, 8));
    actions.push({ ...foulAt(scene, otherSide(side), foul), x: between(random, 3, 14), y: between(random, 25, 75) });
    actions.push({ at: Math.max(foul, at - seconds(random, 20, 30)), kind: "penalty", side, x, y });
    return;
  }
  const isOpen = situation === "open" || situation === "counter";
  const lead = isOpen ? before(3, 8) : before(2, 5);
  if (!isSamePlay(scene, lead, at)) return;
  if (isOpen)
    actions.push({ at: lead, kind: "dangerousAttack", side, x: between(random, 68, 88), y: between(random, 12, 88) });
  else if (situation === "corner") actions.push(cornerAt(scene, side, lead));
  else setPiece(scene, side, lead, shot);
}

function setPiece(scene: Scene, side: Side, kick: number, { at, x, y, situation }: MatchShot): void {
  const foul = kick - seconds(scene.random, 18, 40);
  if (!isSamePlay(scene, foul, at)) return;
  const isDirect = situation === "freeKick";
  const place = isDirect
    ? { x: 100 - x, y: 100 - y }
    : { x: between(scene.random, 18, 40), y: between(scene.random, 4, 96) };
  const offence = { ...foulAt(scene, otherSide(side), foul), ...place };
  scene.actions.push(offence, freeKickFor(side, isDirect ? at - SECOND : kick, offence));
}

/** What follows a shot that is not a goal: a corner, or a goal kick. */
function aftermath(scene: Scene, { side, at, outcome }: MatchShot): void {
  const { random, actions } = scene;
  const later = at + seconds(random, 9, 26);
  if (!isSamePlay(scene, later, at)) return;
  const corner = { saved: 0.3, blocked: 0.45, off: 0.04, post: 0.1 }[outcome as "saved"] ?? 0;
  if (random.chance(corner)) actions.push(cornerAt(scene, side, later));
  else if (outcome === "off" && random.chance(0.85))
    actions.push({ at: later, kind: "goalKick", side: otherSide(side), x: 5, y: between(random, 42, 58) });
}

/** Offences not explained by shots, and the free kicks after them. */
function offences(scene: Scene, side: Side, cards: Cast["events"]): void {
  const { random, timeline, pitch, actions } = scene;
  const bookedFouls = cards.flatMap((card) =>
    card.kind === "card" && card.side === side && (card.reason === "foul" || card.reason === "handball") ? [card] : [],
  );
  const fouls = [
    ...bookedFouls.map(({ at, man }) => foulAt(scene, side, at, man)),
    ...scatter(random, timeline.periods, RATES.fouls - 1.6)
      .filter((at) => isRunning(timeline.periods, scene.pauses, at))
      .map((at) => foulAt(scene, side, at)),
  ];
  const offsides = scatter(random, timeline.periods, RATES.offsides)
    .filter((at) => isRunning(timeline.periods, scene.pauses, at))
    .map(
      (at): Action => ({
        at,
        kind: "offside",
        side,
        man: pitch.any(random, side, at, goalWeight),
        x: between(random, 70, 92),
        y: between(random, 20, 80),
      }),
    );
  for (const offence of [...fouls, ...offsides]) {
    actions.push(offence);
    const kick = offence.at + seconds(random, 16, 45);
    if (isSamePlay(scene, kick, offence.at)) actions.push(freeKickFor(otherSide(side), kick, offence));
  }
}

const RESTARTS: readonly { kind: Action["kind"]; rate: number; place(random: Random): { x: number; y: number } }[] = [
  {
    kind: "throwIn",
    rate: RATES.throwIns,
    place: (random) => ({ x: between(random, 12, 92), y: random.chance(0.5) ? 0 : 100 }),
  },
  { kind: "goalKick", rate: RATES.goalKicks, place: (random) => ({ x: 5, y: between(random, 42, 58) }) },
  { kind: "corner", rate: RATES.corners, place: (random) => ({ x: 99.5, y: random.chance(0.5) ? 0.5 : 99.5 }) },
];

/** Continuous actions; a side with more of the ball attacks more often. */
function flow(scene: Scene, side: Side, control: number): void {
  const { random, timeline, pauses, actions } = scene;
  const add = (kind: Action["kind"], rate: number, place: () => { x: number; y: number }) => {
    for (const at of scatter(random, timeline.periods, rate)) {
      if (isRunning(timeline.periods, pauses, at)) actions.push({ at, kind, side, ...place() });
    }
  };
  add("attack", RATES.attacks * 2 * control, () => ({ x: between(random, 50, 76), y: between(random, 5, 95) }));
  add("dangerousAttack", RATES.dangerousAttacks * 2 * control, () => ({
    x: between(random, 70, 90),
    y: between(random, 8, 92),
  }));
  for (const { kind, rate, place } of RESTARTS) {
    const share = kind === "corner" ? 2 * control : kind === "goalKick" ? 2 * (1 - control) : 1;
    add(kind, rate * share, () => place(random));
  }
}

/**
 * Who kicks off: one side the first half, the other the second; after a goal that stands, the side that conceded it.
 */
function kickOffs(id: string, periods: readonly PlayPeriod[], events: Cast["events"]): Action[] {
  const first: Side = createRandom(`kick-off ${id}`).chance(0.5) ? "home" : "away";
  const starts = periods.map(
    ({ startsAt }, index): Action => ({
      at: startsAt,
      kind: "kickoff",
      side: index % 2 === 0 ? first : otherSide(first),
      x: 50,
      y: 50,
    }),
  );
  const restarts = events.flatMap((event): Action[] => {
    if (event.kind !== "goal" || event.deletedAt !== undefined) return [];
    const decision = events.find(
      (other) => other.kind === "decision" && other.at > event.at && other.at - event.at < 4 * MINUTE,
    );
    const confirmed =
      decision && !events.some((other) => other.kind === "goal" && other.at > event.at && other.at < decision.at);
    const at = (confirmed ? decision.at : event.at) + 25 * SECOND;
    const isInPlay = periods.some(({ startsAt, endsAt }) => startsAt < event.at && event.at < endsAt && at < endsAt);
    return isInPlay ? [{ at, kind: "kickoff", side: otherSide(event.side), x: 50, y: 50 }] : [];
  });
  return [...starts, ...restarts];
}

interface ActionsOf {
  id: string;
  timeline: Timeline;
  cast: Cast;
  pitch: Pitch;
  pauses: readonly Pause[];
  shots: readonly MatchShot[];
  /** The home side's share of the ball: 0 to 1. */
  control: number;
}

/** What the ball did, in order: the basis of all of a side's counts and of the tracker. */
export function actionsOf({ id, timeline, cast, pitch, pauses, shots, control }: ActionsOf): Action[] {
  const actions: Action[] = kickOffs(id, timeline.periods, cast.events);
  const scene: Scene = { random: createRandom(`actions ${id}`), pitch, timeline, pauses, actions };
  for (const [index, shot] of shots.entries()) {
    prelude(scene, shot, index);
    aftermath(scene, shot);
  }
  for (const side of SIDES) {
    offences(scene, side, cast.events);
    flow(scene, side, sideIndex(side) === 0 ? control : 1 - control);
  }
  return actions.sort((a, b) => a.at - b.at);
}
