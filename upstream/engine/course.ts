import type { Pair } from "#contract/domain/match";
import type { Game } from "../basketball/game.ts";
import { gameHappenings, gameStateAt } from "../basketball/game-state.ts";
import { type GameToPlay, playGame } from "../basketball/play-game.ts";
import type { MatchState } from "../match.ts";
import type { CompetitionEntry } from "../world/types.ts";
import { expectedGoals } from "./goal-rates.ts";
import { happenings } from "./happenings.ts";
import { MINUTE } from "./match-clock.ts";
import { playMatch } from "./play-match.ts";
import { createRandom } from "./random.ts";
import type { Stakes } from "./season-plan.ts";
import { stateOf } from "./state.ts";
import type { Incident, Timeline } from "./timeline.ts";

/** The whole course of a match, as its sport tells it. Whoever reads it at an instant must not look behind it. */
export type Course = { timeline: Timeline; game?: undefined } | { game: Game; timeline?: undefined };

export interface CourseToPlay {
  id: string;
  /** Scheduled, in milliseconds. */
  kickOff: number;
  knownAt: number;
  stakes: Stakes;
  /** Of both sides, 0 to 100. */
  strengths: Pair;
  isNeutral: boolean;
  /** Goals of the first leg as this match's home and away sides scored them. */
  firstLeg?: Pair;
}

export function playCourse({ basketball }: CompetitionEntry, match: CourseToPlay): Course {
  const { id, kickOff, knownAt, stakes, strengths, isNeutral, firstLeg } = match;
  if (basketball) {
    const fate = gameFate(id, kickOff, stakes);
    return { game: playGame({ id, tipOff: kickOff, knownAt, strengths, isNeutral, rules: basketball, fate }) };
  }
  const goals = expectedGoals(strengths[0], strengths[1], isNeutral);
  return { timeline: playMatch({ id, kickOff, knownAt, stakes, goals, ...(firstLeg && { firstLeg }) }) };
}

export const courseStateAt = (course: Course, instant: number): MatchState =>
  course.game ? gameStateAt(course.game, instant) : stateOf(course.timeline, instant);

/** Instants (milliseconds), in order, at which a row of a list changes otherwise than by a clock that runs. */
export const courseHappenings = (course: Course): number[] =>
  course.game ? gameHappenings(course.game) : happenings(course.timeline);

/** The first of them. */
export function courseStart({ game, timeline }: Course): number {
  if (timeline) return timeline.incidents[0]?.at ?? Number.POSITIVE_INFINITY;
  return game.postponedAt ?? game.delayedAt ?? game.plays[0]?.at ?? Number.POSITIVE_INFINITY;
}

const DELAYED = 0.008;
const POSTPONED = 0.003;

/** A hall keeps the weather out: a game for which nobody waits is seldom called off, any may begin late. */
function gameFate(id: string, tipOff: number, stakes: Stakes): GameToPlay["fate"] {
  const random = createRandom(`fate ${id}`);
  const lot = random.next();
  if (stakes === "points" && lot < POSTPONED) {
    return { delay: 0, postponedAt: tipOff - random.integer(180, 2_880) * MINUTE };
  }
  return { delay: lot > 1 - DELAYED ? random.integer(10, 40) * MINUTE : 0 };
}

/** Of a course without a timeline: what has one in football shows its phases, so that nobody takes it for a goalless match. */
export function timelineOfCourse(course: Course): Timeline {
  if (course.timeline) return course.timeline;
  const { game } = course;
  const incidents: Incident[] = [];
  for (const at of courseHappenings(course)) {
    const { phase } = gameStateAt(game, at);
    const last = incidents.at(-1);
    if (last?.kind !== "phase" || last.phase !== phase) incidents.push({ kind: "phase", phase, at });
  }
  return { knownAt: game.knownAt, incidents, periods: [] };
}
