import type { Side } from "#contract/domain/match";
import type { Play } from "./game.ts";

/** Unanswered points of one side. */
export interface Run {
  side: Side;
  points: number;
  from: Play;
  to: Play;
}

const LEAST_POINTS = 8;

/** Runs of at least eight points among plays, in order. */
export function scoringRuns(plays: readonly Play[]): Run[] {
  const runs: Run[] = [];
  for (const play of plays) {
    const { side, isMade, kind, points } = play;
    if (!side || !isMade) continue;
    const worth = kind === "free_throw" ? 1 : (points ?? 2);
    const last = runs.at(-1);
    if (last?.side === side) {
      last.points += worth;
      last.to = play;
    } else runs.push({ side, points: worth, from: play, to: play });
  }
  return runs.filter(({ points }) => points >= LEAST_POINTS);
}

/** The plays with which a side takes the lead after being behind, or level after being behind. */
export function leadChanges(plays: readonly Play[]): ReadonlySet<Play> {
  const changes = new Set<Play>();
  let leader = 0;
  for (const play of plays) {
    const ahead = Math.sign(play.board.score[0] - play.board.score[1]);
    if (leader !== 0 && ahead === -leader) changes.add(play);
    if (ahead !== 0) leader = ahead;
  }
  return changes;
}
