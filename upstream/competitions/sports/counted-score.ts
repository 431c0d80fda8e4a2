import type { Pair } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { MatchState } from "../../match/match.ts";
import { modelOf } from "./sport-model.ts";

type Scored = Pick<MatchState, "score" | "fullTime">;

/**
 * The counted score of a match that may still be in play: football's after ninety minutes. Undefined where overtime
 * counts, which nobody knows before the end.
 */
export const earlyCountedScore = ({ fullTime }: Scored, sport: Sport): Pair | undefined =>
  modelOf(sport).countsOvertime ? undefined : fullTime;

/** The score that counts once a match is over: ninety minutes of football, or basketball including overtime. */
export const countedScore = (state: Scored, sport: Sport): Pair | undefined =>
  earlyCountedScore(state, sport) ?? state.score;
