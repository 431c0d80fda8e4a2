import type { Pair, Stage } from "#contract/domain/match";
import { MINUTE } from "#contract/time/units";
import { hasExtraTime } from "../../data/competitions/football/extra-time.ts";
import { isVideoReviewed } from "../../data/competitions/football/video-review.ts";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import type { MatchState } from "../../match/match.ts";
import { createRandom } from "../../platform/random.ts";
import type { Game } from "../basketball/game.ts";
import { gameHappenings, gameStateAt } from "../basketball/game-state.ts";
import { type GameToPlay, playGame } from "../basketball/play-game.ts";
import { drawDisruption } from "./disruption.ts";
import { expectedGoals } from "./goal-rates.ts";
import { happenings } from "./happenings.ts";
import { playMatch } from "./play-match.ts";
import type { Stakes } from "./season-plan.ts";
import { stateOf } from "./state.ts";
import type { Incident, Timeline } from "./timeline.ts";

/** A match's whole course in its sport, including the future: callers must cut it at their instant. */
export type MatchProgress = { timeline: Timeline; game?: undefined } | { game: Game; timeline?: undefined };

export interface MatchToPlay {
  /** The match's id, and the variant of its season if it has one: the same seed is played the same way. */
  seed: string;
  /** Scheduled, in milliseconds. */
  kickOff: number;
  knownAt: number;
  stakes: Stakes;
  /** Both sides', 0 to 100. */
  strengths: Pair;
  stage: Stage;
  isNeutral: boolean;
  /** Goals of the first leg by this match's home and away sides. */
  firstLeg?: Pair;
}

export function playToProgress({ id: competitionId, basketball }: CompetitionEntry, match: MatchToPlay): MatchProgress {
  const { seed: id, kickOff, knownAt, stakes, strengths, stage, isNeutral, firstLeg } = match;
  if (basketball) {
    const disruption = gameDisruption(id, kickOff, stakes);
    return { game: playGame({ id, tipOff: kickOff, knownAt, strengths, isNeutral, rules: basketball, disruption }) };
  }
  const goals = expectedGoals({ strengths, isNeutral, competitionId });
  const rules = {
    isReviewed: isVideoReviewed(competitionId, stage),
    hasExtraTime: hasExtraTime(competitionId, stage),
  };
  return { timeline: playMatch({ id, kickOff, knownAt, stakes, goals, ...rules, ...(firstLeg && { firstLeg }) }) };
}

export const progressStateAt = (progress: MatchProgress, instant: number): MatchState =>
  progress.game ? gameStateAt(progress.game, instant) : stateOf(progress.timeline, instant);

/** Instants (milliseconds), in order, at which a list row changes other than by the running clock. */
export const progressHappenings = (progress: MatchProgress): number[] =>
  progress.game ? gameHappenings(progress.game) : happenings(progress.timeline);

/** The first of them. */
export function progressStart({ game, timeline }: MatchProgress): number {
  if (timeline) return timeline.incidents[0]?.at ?? Number.POSITIVE_INFINITY;
  return game.postponedAt ?? game.delayedAt ?? game.plays[0]?.at ?? Number.POSITIVE_INFINITY;
}

const DELAYED = 0.008;
const POSTPONED = 0.003;

/** A hall is independent of the weather: a game on which no other depends is seldom called off, any may begin late. */
function gameDisruption(id: string, tipOff: number, stakes: Stakes): GameToPlay["disruption"] {
  const random = createRandom(`fate ${id}`);
  const lot = random.next();
  if (stakes === "points" && lot < POSTPONED) {
    return { delay: 0, postponedAt: tipOff - random.integer(180, 2_880) * MINUTE };
  }
  return { delay: lot > 1 - DELAYED ? random.integer(10, 40) * MINUTE : 0 };
}

/** Whether a league's match is called off or, in football, abandoned: without playing it. */
export function isVoid({ basketball }: CompetitionEntry, seed: string): boolean {
  if (basketball) return gameDisruption(seed, 0, "points").postponedAt !== undefined;
  const { postponedAt, abandoned } = drawDisruption(createRandom(`match ${seed}`), "points", 0);
  return postponedAt !== undefined || abandoned !== undefined;
}

/** When it became known, of a match of which that is true; milliseconds. */
export function voidedAt({ game, timeline }: MatchProgress): number {
  return game ? (game.postponedAt ?? Number.POSITIVE_INFINITY) : timeline.incidents.at(-1)!.at;
}

/** The timeline of a match; without one only its phases, so that it is not taken for a goalless match. */
export function timelineOfProgress(progress: MatchProgress): Timeline {
  if (progress.timeline) return progress.timeline;
  const { game } = progress;
  const incidents: Incident[] = [];
  for (const at of progressHappenings(progress)) {
    const { phase } = gameStateAt(game, at);
    const last = incidents.at(-1);
    if (last?.kind !== "phase" || last.phase !== phase) incidents.push({ kind: "phase", phase, at });
  }
  return { knownAt: game.knownAt, incidents, periods: [] };
}
