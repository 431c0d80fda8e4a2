import type { GameComment, GameEventKind } from "#contract/domain/game-events";
import type { Match, Pair, Side } from "#contract/domain/match";
import { regularPeriods } from "~/features/match/period-name";
import { unbrokenScores } from "~/i18n/join-texts";

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
  return { count: regularPeriods(match), begun: Math.max(periods?.points.length ?? 0, comments[0]?.period ?? 0) };
}

/** Which plays a page shows. */
export const PLAY_FILTERS = ["all", "scoring"] as const;
export type PlayFilter = (typeof PLAY_FILTERS)[number];

/** `null` if invalid. */
export const readPlayFilter = (query: URLSearchParams): PlayFilter | null => {
  const word = query.get("show") ?? "all";
  return PLAY_FILTERS.find((one) => one === word) ?? null;
};

const SHOTS: ReadonlySet<GameEventKind> = new Set(["FG2", "FG3", "FT"]);

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

export interface PlayLine {
  id: string;
  /** Time left in the period: 9:43. */
  clock: string;
  text: string;
  /** What else a side changes at the same whistle, in order. */
  further?: readonly string[];
  /** After points and at the ends of periods. */
  score?: Pair;
  /** Whether a shot was made; period changes have their own style. */
  kind: "made" | "missed" | "period" | "change" | "plain";
  side?: GameComment["side"];
  marks?: readonly PlayMark[];
}

/** A period's plays, newest first. What one side changes at one whistle is one entry. */
export function playLines(comments: readonly GameComment[], period: number, filter: PlayFilter): PlayLine[] {
  const marks = playMarks(comments);
  const lines: PlayLine[] = [];
  for (const comment of comments) {
    if (comment.period !== period) continue;
    const line = lineOf(comment, marks.get(comment.id));
    const newer = lines.at(-1);
    if (newer && areOfOneWhistle(newer, line)) lines[lines.length - 1] = withLater(line, newer);
    else lines.push(line);
  }
  return lines.filter(({ score }) => filter === "all" || score !== undefined);
}

const areOfOneWhistle = (newer: PlayLine, older: PlayLine): boolean =>
  newer.kind === "change" && older.kind === "change" && newer.clock === older.clock && newer.side === older.side;

/** Keeps the older id, which stays when another follows. */
const withLater = (older: PlayLine, { text, further = [] }: PlayLine): PlayLine => ({
  ...older,
  further: [text, ...further],
});

function lineOf({ id, left, text, score, kind, isMade, side }: GameComment, marks?: readonly PlayMark[]): PlayLine {
  const shown = kindOf(kind, isMade);
  return {
    id,
    clock: clockText(left),
    text: unbrokenScores(withoutScore(text, score)),
    kind: shown,
    ...((shown === "made" || shown === "period") && { score }),
    ...(side && { side }),
    ...(marks && { marks }),
  };
}

function kindOf(kind: GameEventKind, isMade: boolean | undefined): PlayLine["kind"] {
  if (kind === "PERIOD") return "period";
  if (kind === "SUB") return "change";
  if (!SHOTS.has(kind) || isMade === undefined) return "plain";
  return isMade ? "made" : "missed";
}

const MINUTE = 60;
const clockText = (left: number): string => `${Math.floor(left / MINUTE)}:${`${left % MINUTE}`.padStart(2, "0")}`;

/** Removes the score as a sentence of its own, as any language writes it: it has its own column. */
const withoutScore = (text: string, [home, away]: Pair): string =>
  text
    .replace(new RegExp(`(?<=[.。។·] ?)${home}(?:[-–:]|\\s[xa]\\s)${away}(?:[.。។]? |。|$)`), "")
    .replace(/[\s·]+$/, "");
