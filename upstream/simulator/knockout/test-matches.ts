import type { Pair, Stage } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import type { Fixture, MatchAt, MatchState } from "../../match/match.ts";
import { sideAhead } from "../../match/score.ts";

let count = 0;

interface Play extends Partial<Pick<Fixture, "leg" | "series" | "id" | "source">> {
  score?: Pair;
  shootout?: Pair;
  phase?: Phase;
}

/** A knock-out match for tests, one per day in order of creation; finished if it has a score. */
export function knockoutMatch(stage: Stage, homeId: string, awayId: string, play: Play = {}): MatchAt {
  count += 1;
  const { score, shootout, phase = score ? "FULL_TIME" : "SCHEDULED", ...fields } = play;
  const winner = score && sideAhead(shootout ?? score);
  const state: MatchState = {
    phase: shootout ? "AFTER_PENS" : phase,
    ...(score && { score }),
    ...(shootout && { shootout }),
    ...(winner && { winner }),
    reds: [0, 0],
    goals: [],
    seq: 0,
    updatedAt: 0,
  };
  const fixture: Fixture = {
    id: `m${count}`,
    competitionId: "1",
    season: "2025",
    stage,
    kickOff: count * 86_400_000,
    isTimeConfirmed: true,
    homeId,
    awayId,
    source: "imported",
    ...fields,
  };
  return { fixture, state };
}
