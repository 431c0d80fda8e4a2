import type { Goal, Pair, Side } from "#contract/domain/match";
import type { Fixture, MatchAt, MatchState } from "../../match/match.ts";
import { FIXTURE, STATE, TEAMS } from "../test-data.ts";

/** The team under test, and another one. */
export const OWN = TEAMS[0]!.id;
export const OTHER = TEAMS[1]!.id;

const goalAt = (side: Side, minute: number): Goal => ({ side, minute });

interface PlayedSketch {
  /** Home first. */
  score: Pair;
  halfTime?: Pair;
  /** Minutes of the goals; none if the source does not give them. */
  home?: readonly number[];
  away?: readonly number[];
  /** The team under test is the away side. */
  isAway?: true;
  fixture?: Partial<Fixture>;
  state?: Partial<MatchState>;
}

/** A football match that is over. */
export const played = ({ score, halfTime, home = [], away = [], isAway, fixture, state }: PlayedSketch): MatchAt => ({
  fixture: { ...FIXTURE, homeId: isAway ? OTHER : OWN, awayId: isAway ? OWN : OTHER, ...fixture },
  state: {
    ...STATE,
    phase: "FULL_TIME",
    score,
    fullTime: score,
    ...(halfTime && { halfTime }),
    goals: [...home.map((minute) => goalAt("home", minute)), ...away.map((minute) => goalAt("away", minute))].sort(
      (a, b) => a.minute - b.minute,
    ),
    ...state,
  },
});
