import type { Pair, Side } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { tenth } from "#contract/text/decimal-text";
import { sideIndex } from "../../match/score.ts";
import { otherSide, SIDES } from "../../match/sides.ts";
import { minutesPlayed } from "./play-time.ts";
import type { Cast, Man, MatchEvent, SheetMan } from "./types.ts";

/** A player's reported events in a match, without mere counts. */
export interface Appearance {
  side: Side;
  man: Man;
  sheetMan: SheetMan;
  isStarter: boolean;
  /** Undefined if they have not come on. */
  minutes?: number;
  inMinute?: number;
  outMinute?: number;
  goals: number;
  penaltyGoals: number;
  ownGoals: number;
  assists: number;
  yellow: number;
  isSecondYellow: boolean;
  red: number;
  /** 3.0 to 10.0; undefined until they have played a few minutes. */
  rating?: number;
  isManOfTheMatch: boolean;
}

/** Minutes below which players are not rated. */
const RATED_FROM = 8;
const BASE = 6.78;

const isOver = ({ timeline }: Cast): boolean =>
  timeline.incidents.some((incident) => incident.kind === "phase" && phaseGroup(incident.phase) === "final");

function blank(cast: Cast, side: Side, man: Man): Appearance {
  const { sheets, stints, timeline } = cast;
  const stint = stints[side][man];
  const { periods } = timeline;
  return {
    side,
    man,
    sheetMan: sheets[side].men[man]!,
    isStarter: man < 11,
    ...(stint && { minutes: minutesPlayed(periods, stint.to) - minutesPlayed(periods, stint.from) }),
    goals: 0,
    penaltyGoals: 0,
    ownGoals: 0,
    assists: 0,
    yellow: 0,
    isSecondYellow: false,
    red: 0,
    isManOfTheMatch: false,
  };
}

type Men = Record<Side, Appearance[]>;

function recordEvent(men: Men, event: MatchEvent): void {
  if (event.kind === "goal" && event.deletedAt === undefined) {
    const scorer = men[event.how === "own" ? otherSide(event.side) : event.side][event.man]!;
    if (event.how === "own") scorer.ownGoals += 1;
    else scorer.goals += 1;
    if (event.how === "penalty") scorer.penaltyGoals += 1;
    if (event.assist !== undefined) men[event.side][event.assist]!.assists += 1;
  }
  if (event.kind === "card") {
    const booked = men[event.side][event.man]!;
    if (event.colour === "yellow") booked.yellow += 1;
    else booked.red += 1;
    if (event.colour === "second_yellow") booked.isSecondYellow = true;
    if (event.colour !== "yellow") booked.outMinute = event.minute;
  }
  if (event.kind === "substitution") {
    men[event.side][event.out]!.outMinute = event.minute;
    men[event.side][event.in]!.inMinute = event.minute;
  }
}

/** Goals of both sides while a player was on the pitch. */
function goalsWhileOn({ events, stints }: Cast, side: Side, man: Man): Pair {
  const score: [number, number] = [0, 0];
  const stint = stints[side][man];
  for (const event of events) {
    if (event.kind !== "goal" || event.deletedAt !== undefined || !stint) continue;
    if (event.at >= stint.from && event.at <= stint.to) score[sideIndex(event.side)] += 1;
  }
  return score;
}

/** Rating lost for goals against, and gained for a clean sheet, by line. */
const CONCEDED = { G: 0.26, D: 0.17, M: 0.08, F: 0.03 } as const;
const CLEAN_SHEET = { G: 0.55, D: 0.4, M: 0.1, F: 0 } as const;

/**
 * A rating from a player's reported events, the goals while they were on, and their form on the day: 6.6 is average.
 */
function rate(cast: Cast, one: Appearance, isFinal: boolean): number | undefined {
  const { side, man, minutes = 0, sheetMan } = one;
  if (minutes < RATED_FROM) return undefined;
  const score = goalsWhileOn(cast, side, man);
  const own = score[sideIndex(side)];
  const against = score[sideIndex(otherSide(side))];
  const missed = cast.events.filter(
    (event) => event.kind === "miss" && event.side === side && event.man === man,
  ).length;
  const isClean = isFinal && against === 0 && minutes >= 60;
  const value =
    BASE +
    cast.forms[side][man]! * 0.85 * Math.min(1, minutes / 45) +
    one.goals * 0.95 +
    one.assists * 0.6 -
    one.ownGoals * 0.9 -
    one.yellow * 0.2 -
    one.red * 1.3 -
    missed * 0.8 +
    Math.max(-3, Math.min(3, own - against)) * 0.12 -
    against * CONCEDED[sheetMan.role] +
    (isClean ? CLEAN_SHEET[sheetMan.role] : 0);
  return tenth(Math.max(3, Math.min(10, value)));
}

/** Everybody on both sheets, home first, with what they have done so far; requires a cast that has been cut. */
export function appearancesIn(cast: Cast): Appearance[] {
  const of = (side: Side) => cast.sheets[side].men.map((_, man) => blank(cast, side, man));
  const men: Men = { home: of("home"), away: of("away") };
  for (const event of cast.events) recordEvent(men, event);
  const isFinal = isOver(cast);
  const all = SIDES.flatMap((side) => men[side]);
  for (const one of all) {
    const rating = rate(cast, one, isFinal);
    if (rating !== undefined) one.rating = rating;
  }
  const best = isFinal
    ? all.reduce((first, one) => ((one.rating ?? 0) > (first.rating ?? 0) ? one : first))
    : undefined;
  if (best?.rating !== undefined) best.isManOfTheMatch = true;
  return all;
}
