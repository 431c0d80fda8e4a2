import type { GameComment, GameEventKind } from "#contract/domain/game-events";
import type { Match, Pair } from "#contract/domain/match";
import { unbrokenScores } from "~/i18n/unbroken-scores";

/** The period of an address; undefined if absent, `null` if invalid. */
export function readGamePeriod(query: URLSearchParams): number | undefined | null {
  const word = query.get("period");
  if (word === null) return undefined;
  return /^[1-9]\d?$/.test(word) ? Number(word) : null;
}

/** The period to show: the address's, otherwise the latest with a play. */
export const shownPeriod = (wanted: number | undefined, comments: readonly GameComment[]): number =>
  wanted ?? comments[0]?.period ?? 1;

/** The periods to choose from: the game's, and overtimes that have started. */
export function periodsOf(match: Match, comments: readonly GameComment[]): { count: 2 | 4; begun: number } {
  const periods = "periods" in match ? match.periods : undefined;
  return { count: periods?.count ?? 4, begun: Math.max(periods?.points.length ?? 0, comments[0]?.period ?? 0) };
}

const SHOTS: ReadonlySet<GameEventKind> = new Set(["FG2", "FG3", "FT"]);

export interface PlayLine {
  id: string;
  /** Time left in the period: 9:43. */
  clock: string;
  text: string;
  score: string;
  /** Whether a shot was made; period changes have their own style. */
  kind: "made" | "missed" | "period" | "plain";
  side?: GameComment["side"];
}

/** A period's plays, newest first. */
export const playLines = (comments: readonly GameComment[], period: number): PlayLine[] =>
  comments.filter((comment) => comment.period === period).map(lineOf);

function lineOf({ id, left, text, score, kind, isMade, side }: GameComment): PlayLine {
  return {
    id,
    clock: clockText(left),
    text: unbrokenScores(withoutScore(text, score)),
    score: scoreText(score),
    kind: kindOf(kind, isMade),
    ...(side && { side }),
  };
}

function kindOf(kind: GameEventKind, isMade: boolean | undefined): PlayLine["kind"] {
  if (kind === "PERIOD") return "period";
  if (!SHOTS.has(kind) || isMade === undefined) return "plain";
  return isMade ? "made" : "missed";
}

const MINUTE = 60;
const clockText = (left: number): string => `${Math.floor(left / MINUTE)}:${`${left % MINUTE}`.padStart(2, "0")}`;

const scoreText = ([home, away]: Pair): string => `${home}–${away}`;

/** Removes the score from the end of a sentence: it has its own column. */
function withoutScore(text: string, [home, away]: Pair): string {
  const ending = [`${home}-${away}`, `${home}–${away}`].find((score) => text.endsWith(score));
  return ending ? text.slice(0, -ending.length).trimEnd() : text;
}
