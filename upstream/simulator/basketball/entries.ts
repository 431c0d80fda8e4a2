import type { GameEventKind } from "#contract/domain/game-events";
import type { Side } from "#contract/domain/match";
import { otherSide } from "../../match/sides.ts";
import type { Change } from "./bench.ts";
import { lastPlay, type Play } from "./game.ts";
import type { BasketballProgress, PlayWithPlayers } from "./progress.ts";

/** A line of the play-by-play: a play, or a substitution after it. */
export interface Entry extends PlayWithPlayers {
  /** Permanent within the game. */
  key: string;
  kind: GameEventKind;
  change?: Change & { side: Side };
}

export function kindOf({ kind, points }: Play): GameEventKind {
  switch (kind) {
    case "shot":
      return points === 3 ? "FG3" : "FG2";
    case "free_throw":
      return "FT";
    case "rebound":
      return "REBOUND";
    case "turnover":
      return "TURNOVER";
    case "foul":
      return "FOUL";
    case "timeout":
      return "TIMEOUT";
    case "period_start":
    case "period_end":
      return "PERIOD";
  }
}

/** The side of which a line tells: after a steal that of the thief, though the play was the other side's. */
export const sideOfEntry = ({ change, steal, play: { side } }: Entry): Side | undefined =>
  change?.side ?? (steal && side ? otherSide(side) : side);

/** Everything up to an instant (milliseconds), oldest first. */
export function entriesAt({ game, plays }: BasketballProgress, instant: number): Entry[] {
  const past = plays.slice(0, lastPlay(game.plays, instant) + 1);
  return past.flatMap((one, index): Entry[] => [
    { ...one, key: String(index), kind: kindOf(one.play) },
    ...one.changes.map((change, order): Entry => ({ ...one, key: `${index}-${order}`, kind: "SUB", change })),
  ]);
}
