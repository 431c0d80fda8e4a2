import type { Pair, Side } from "#contract/domain/match";
import { MINUTE, SECOND } from "#contract/time/units";
import { scoreOf } from "../../match/score.ts";
import { createRandom, type Random } from "../../platform/random.ts";
import { shootOut } from "../engine/shootout.ts";

const HALF_TIME = 2 * MINUTE;
/** Extra time: five minutes, ended by the first goal. */
const GOLDEN_GOAL_MINUTES = 5;
const PAUSE = MINUTE;

/** Goals of both sides per minute in an even match: 3.2 in fourteen minutes. */
const GOALS_PER_MINUTE = 3.2 / 14;
/** Points of strength that multiply a side's goals by e. */
const SCALE = 55;
const CARDS_PER_MINUTE = 0.5 / 14;

type SevensPhase =
  | "SCHEDULED"
  | "FIRST_HALF"
  | "HALF_TIME"
  | "SECOND_HALF"
  | "ET_BREAK"
  | "EXTRA_TIME"
  | "SHOOTOUT"
  | "FULL_TIME"
  | "AFTER_ET"
  | "AFTER_PENS";

export type SevensIncident = { at: number } & (
  | { kind: "phase"; phase: SevensPhase; fromMinute?: number }
  /** `taker` selects the player among the side's seven and bench. */
  | { kind: "goal"; side: Side; minute: number; taker: number; isGolden?: true }
  | { kind: "card"; side: Side; minute: number; taker: number }
  | { kind: "kick"; side: Side; isScored: boolean; taker: number }
);

interface SevensToPlay {
  id: string;
  kickOff: number;
  halfLength: 7 | 10;
  strengths: Pair;
  /** A team has to advance. */
  needsWinner: boolean;
}

interface Running {
  random: Random;
  incidents: SevensIncident[];
  at: number;
  rates: Pair;
}

const squadPlace = (random: Random): number => Math.floor(10 * random.next() ** 1.5);

/** Plays `minutes` from `fromMinute` on; with `isGolden` the first goal ends them. */
function playStretch(run: Running, fromMinute: number, minutes: number, isGolden = false): void {
  const { random, incidents, rates } = run;
  const startsAt = run.at;
  const endsAt = startsAt + minutes * MINUTE;
  const total = rates[0] + rates[1] + CARDS_PER_MINUTE;
  for (let at = startsAt; ; ) {
    at += Math.ceil((random.wait() / total) * MINUTE);
    if (at >= endsAt) break;
    const minute = fromMinute + Math.floor((at - startsAt) / MINUTE);
    const point = random.next() * total;
    const taker = squadPlace(random);
    if (point >= rates[0] + rates[1]) {
      incidents.push({ kind: "card", at, side: random.chance(0.5) ? "home" : "away", minute, taker });
      continue;
    }
    const side: Side = point < rates[0] ? "home" : "away";
    incidents.push({ kind: "goal", at, side, minute, taker, ...(isGolden && { isGolden: true as const }) });
    if (isGolden) {
      run.at = at + SECOND;
      return;
    }
    at += 20 * SECOND;
  }
  run.at = endsAt;
}

const goalsOf = (incidents: readonly SevensIncident[]): Pair =>
  scoreOf(incidents.filter((incident) => incident.kind === "goal"));

const isLevel = ({ incidents }: Running): boolean => {
  const [home, away] = goalsOf(incidents);
  return home === away;
};

/** The whole course of a sevens match, deterministic by id. */
export function playSevens({ id, kickOff, halfLength, strengths, needsWinner }: SevensToPlay): SevensIncident[] {
  const random = createRandom(`sevens match ${id}`);
  const factor = Math.exp((strengths[0] - strengths[1]) / SCALE);
  const share = factor / (factor + 1 / factor);
  const run: Running = {
    random,
    incidents: [],
    at: kickOff + random.integer(0, 40) * SECOND,
    rates: [GOALS_PER_MINUTE * share, GOALS_PER_MINUTE * (1 - share)],
  };
  const change = (phase: SevensPhase, fromMinute?: number) =>
    run.incidents.push({ kind: "phase", at: run.at, phase, ...(fromMinute !== undefined && { fromMinute }) });
  change("FIRST_HALF", 1);
  playStretch(run, 1, halfLength);
  change("HALF_TIME");
  run.at += HALF_TIME;
  change("SECOND_HALF", halfLength + 1);
  playStretch(run, halfLength + 1, halfLength);
  if (!needsWinner || !isLevel(run)) {
    change("FULL_TIME");
    return run.incidents;
  }
  change("ET_BREAK");
  run.at += PAUSE;
  change("EXTRA_TIME", 2 * halfLength + 1);
  playStretch(run, 2 * halfLength + 1, GOLDEN_GOAL_MINUTES, true);
  if (!isLevel(run)) {
    change("AFTER_ET");
    return run.incidents;
  }
  change("SHOOTOUT");
  for (const kick of shootOut(random)) {
    run.at += 8 * SECOND;
    run.incidents.push({ kind: "kick", at: run.at, taker: squadPlace(random), ...kick });
  }
  change("AFTER_PENS");
  return run.incidents;
}
