import { HOUR } from "#contract/time/units";

/** What an editor looks at in a piece that is considered for the front page. */
export interface FrontPiece {
  /** Milliseconds. */
  publishedAt: number;
  categoryId: string;
  /** Written by hand, not from a match. */
  isByHand: boolean;
  competitionId: string | undefined;
  /** About a match between rivals. */
  isDerby: boolean;
  matchId: string | null;
}

/** Pieces that stand before the others, which follow by time. */
const LEADING = 10;

/** By category: a report weighs more than a look at a table. */
const CATEGORY: Readonly<Record<string, number>> = { "1": 4, "2": 14, "3": 8, "4": 12, "5": 6 };
const BY_HAND = 16;
/** Of a piece by hand; after that it is as old as the others. */
const NEW_FOR = 48 * HOUR;
/** A preview comes a day before its match: afterwards nobody needs it. */
const PREVIEWS = "3";
const PREVIEWED_FOR = 24 * HOUR;
const LATE_PREVIEW = 30;
/** So that a derby of a league stands above that league's other matches of a day. */
const DERBY = 10;
const PER_HOUR = 1;
/** For each piece about the same competition, or match, that stands before it. */
const SAME_COMPETITION = 7;
const SAME_MATCH = 25;

/** Interest in a competition: the most for what a country follows first, 0 for others. */
export type InterestOf = (competitionId: string) => number;

function weightOf(piece: FrontPiece, now: number, interestOf: InterestOf): number {
  const age = now - piece.publishedAt;
  return (
    (CATEGORY[piece.categoryId] ?? 0) +
    (piece.isByHand && age < NEW_FOR ? BY_HAND : 0) +
    (piece.categoryId === PREVIEWS && age > PREVIEWED_FOR ? -LATE_PREVIEW : 0) +
    (piece.isDerby ? DERBY : 0) +
    (piece.competitionId === undefined ? 0 : interestOf(piece.competitionId)) -
    (PER_HOUR * age) / HOUR
  );
}

/**
 * The latest pieces as an editor orders them: first those that matter most to a country's readers, fresh and of several
 * competitions, then the others by time.
 */
export function frontOrder<Piece extends FrontPiece>(
  latest: readonly Piece[],
  now: number,
  interestOf: InterestOf,
): Piece[] {
  const left = new Map(latest.map((piece) => [piece, weightOf(piece, now, interestOf)]));
  const leading: Piece[] = [];
  while (leading.length < LEADING && left.size > 0) {
    const same = (piece: Piece, key: "competitionId" | "matchId"): number =>
      piece[key] ? leading.filter((one) => one[key] === piece[key]).length : 0;
    const worth = ([piece, weight]: [Piece, number]): number =>
      weight - SAME_COMPETITION * same(piece, "competitionId") - SAME_MATCH * same(piece, "matchId");
    const [best] = [...left].reduce((first, one) => (worth(one) > worth(first) ? one : first));
    leading.push(best);
    left.delete(best);
  }
  return [...leading, ...[...left.keys()].sort((a, b) => b.publishedAt - a.publishedAt)];
}
