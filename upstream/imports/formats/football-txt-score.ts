import type { Pair } from "#contract/domain/match";
import type { RowScore } from "../source-row.ts";

/** The pieces of a score as these files write it, in the order of trial. */
const PIECES = {
  shootout: /^(\d{1,2})-(\d{1,2})\s*pen(?:s|alties)?\b\.?/i,
  pair: /^(\d{1,2})-(\d{1,2})(?![\d-])/,
  extraTime: /^a\.?e\.?t\b\.?/i,
  /** Only of pieces: "(GRE)" belongs to a team's name. */
  bracket: /^\(([\d\s,:;.-]*(?:(?:a\.?e\.?t\b|pen\w*|agg\w*)[\d\s,:;.-]*)*)\)/i,
  between: /^[\s,]+/,
} as const;

/** A score starts a word. */
const START = /(?:^|\s)(?=\d{1,2}-\d{1,2}(?![\d-]))/g;

interface Pieces {
  main?: Pair;
  shootout?: Pair;
  isAfterExtraTime: boolean;
  /** Latest first: after 90 minutes if there was extra time, at half-time. */
  earlier: Pair[];
}

const pairOf = (found: RegExpExecArray): Pair => [Number(found[1]), Number(found[2])];

/** "(1-1, 0-1)", "(aet, 4-3 pen)". */
function readBracket(text: string, pieces: Pieces): void {
  for (const part of text.split(/[,;]/).map((one) => one.trim())) {
    const shootout = PIECES.shootout.exec(part);
    const pair = PIECES.pair.exec(part);
    if (shootout) pieces.shootout = pairOf(shootout);
    else if (pair && pair[0] === part) pieces.earlier.push(pairOf(pair));
    else if (PIECES.extraTime.test(part)) pieces.isAfterExtraTime = true;
  }
}

/** Takes one piece off the front; undefined if there is none. */
function takePiece(text: string, pieces: Pieces): string | undefined {
  const shootout = PIECES.shootout.exec(text);
  const pair = PIECES.pair.exec(text);
  const extraTime = PIECES.extraTime.exec(text);
  const bracket = PIECES.bracket.exec(text);
  if (shootout) pieces.shootout = pairOf(shootout);
  else if (pair && !pieces.main) pieces.main = pairOf(pair);
  else if (extraTime) pieces.isAfterExtraTime = true;
  else if (bracket) readBracket(bracket[1]!, pieces);
  const taken = shootout ?? (pieces.main && pair ? pair : undefined) ?? extraTime ?? bracket;
  return taken ? text.slice(taken[0].length) : undefined;
}

/** A shoot-out without extra time is written before the scores in brackets alone: "4-3 pen. (1-1, 0-1)". */
function toScore({ main, shootout, isAfterExtraTime, earlier }: Pieces): RowScore | undefined {
  const [last, ...before] = main ? [main, ...earlier] : earlier;
  if (!last) return undefined;
  const [fullTime, halfTime] = isAfterExtraTime ? before : [last, before[0]];
  const isGoalless = fullTime?.[0] === 0 && fullTime[1] === 0;
  return {
    ...(halfTime ? { halfTime } : isGoalless && { halfTime: [0, 0] as const }),
    ...(fullTime && { fullTime }),
    ...(isAfterExtraTime && { extraTime: last }),
    ...(shootout && { shootout }),
  };
}

/** The first score in a line, and what stands before and after it; undefined if there is none. */
export function scoreIn(line: string): { score: RowScore; before: string; after: string } | undefined {
  for (const { index, 0: space } of line.matchAll(START)) {
    const from = index + space.length;
    const pieces: Pieces = { isAfterExtraTime: false, earlier: [] };
    let rest = line.slice(from);
    for (let next: string | undefined = rest; next !== undefined; next = takePiece(rest, pieces)) {
      rest = next.replace(PIECES.between, "");
    }
    const score = toScore(pieces);
    if (score) return { score, before: line.slice(0, from).trim(), after: rest.trim() };
  }
  return undefined;
}
