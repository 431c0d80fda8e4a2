import type { CourtPosition, GameComment, GameEventKind, GameMoment } from "#contract/domain/game-events";
import type { Match, Side } from "#contract/domain/match";

/** Keys of `tracker:game`: our own texts for plays without a supplier's sentence. */
export type PlayWord =
  | "twoMade"
  | "twoMissed"
  | "threeMade"
  | "threeMissed"
  | "freeThrowMade"
  | "freeThrowMissed"
  | "rebound"
  | "turnover"
  | "foul"
  | "timeout";

export interface GamePlay extends Pick<GameMoment, "period" | "left"> {
  key: string;
  side?: Side;
  text?: string;
  word?: PlayWord;
}

const SHOTS = {
  FG2: ["twoMade", "twoMissed"],
  FG3: ["threeMade", "threeMissed"],
  FT: ["freeThrowMade", "freeThrowMissed"],
} as const;
const OTHERS: Partial<Record<GameEventKind, PlayWord>> = {
  REBOUND: "rebound",
  TURNOVER: "turnover",
  FOUL: "foul",
  TIMEOUT: "timeout",
};

const isShot = (kind: GameEventKind): kind is keyof typeof SHOTS => kind in SHOTS;

/** Undefined for what is not a play: a substitution, a period. */
const wordOf = ({ kind, isMade }: CourtPosition): PlayWord | undefined =>
  isShot(kind) ? SHOTS[kind][isMade ? 0 : 1] : OTHERS[kind];

interface Plays {
  /** Oldest first. */
  positions: readonly CourtPosition[];
  /** Newest first. */
  comments: readonly GameComment[];
}

/** The last plays, newest first, without substitutions: from the play-by-play, otherwise from the court's positions. */
export function playsOf({ positions, comments }: Plays, most: number): GamePlay[] {
  if (comments.length > 0) {
    return comments
      .filter(({ kind }) => kind !== "SUB")
      .slice(0, most)
      .map(({ id, period, left, side, text }) => ({ key: id, period, left, text, ...(side && { side }) }));
  }
  return positions
    .flatMap((position): GamePlay[] => {
      const { at, kind, period, left, side } = position;
      const word = wordOf(position);
      return word ? [{ key: `${at} ${kind} ${side} ${left}`, period, left, side, word }] : [];
    })
    .slice(-most)
    .reverse();
}

/** Whether a game is being played, time-outs included; during breaks its status says more than the last play. */
export const isPlayedNow = (match: Match): boolean =>
  match.state === "live" && match.period !== "HALF_TIME" && match.period !== "END_OF_PERIOD";
