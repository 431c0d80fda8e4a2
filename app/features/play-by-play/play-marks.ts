import type { GameComment } from "#contract/domain/game-events";
import type { Pair, Side } from "#contract/domain/match";

/** What a basket means for the game: the lead goes to the other side, both are level, or a run stands at its end. */
export type PlayMark = { is: "lead" | "tie" } | { is: "run"; points: number };

/** Unanswered points from which a run is marked. */
const RUN = 8;

/** Marks of plays (newest first) by their ids. A run is marked once, at its last basket so far. */
export function playMarks(plays: readonly Pick<GameComment, "id" | "score">[]): ReadonlyMap<string, PlayMark[]> {
  const marks = new Map<string, PlayMark[]>();
  const mark = (id: string, one: PlayMark) => marks.set(id, [...(marks.get(id) ?? []), one]);
  let before: Pair = plays.at(-1)?.score ?? [0, 0];
  let leader = Math.sign(before[0] - before[1]);
  let run: { side: Side; points: number; lastId: string } | undefined;
  const endRun = () => run && run.points >= RUN && mark(run.lastId, { is: "run", points: run.points });
  for (const { id, score } of plays.toReversed()) {
    const points: Pair = [score[0] - before[0], score[1] - before[1]];
    before = score;
    const side = scorerOf(points);
    if (!side) continue;
    const ahead = Math.sign(score[0] - score[1]);
    if (ahead === 0) mark(id, { is: "tie" });
    else if (leader === -ahead) mark(id, { is: "lead" });
    if (ahead !== 0) leader = ahead;
    if (run?.side !== side) {
      endRun();
      run = { side, points: 0, lastId: id };
    }
    run = { side, points: run.points + points[side === "home" ? 0 : 1], lastId: id };
  }
  endRun();
  return marks;
}

/** The side that scored; undefined if neither did, or if the score was corrected. */
const scorerOf = ([home, away]: Pair): Side | undefined =>
  home > 0 && away === 0 ? "home" : away > 0 && home === 0 ? "away" : undefined;
