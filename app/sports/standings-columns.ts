import type { BasketballStandingsRow, StandingsRow } from "#contract/domain/standings";
import { decimalText } from "#contract/text/decimal-text";
import { scoreText } from "#contract/text/score-text";
import { pairText, signed } from "./figures.ts";

/** A table row's figures, by translation key. */
export type ColumnKey =
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "goals"
  | "goalDifference"
  | "winPct"
  | "gamesBehind"
  | "home"
  | "away"
  | "conference"
  | "division"
  | "lastTen"
  | "streak"
  | "pointDifference"
  | "points"
  | "average";

/** A table row of either sport. */
export type AnyStandingsRow = StandingsRow | BasketballStandingsRow;

/** Wins or losses in a row, written as fans do (W4), by `streak` in the translations `standings`. */
interface Streak {
  of: "won" | "lost";
  number: number;
}

const streakOf = (streak: number): Streak | undefined =>
  streak === 0 ? undefined : { of: streak > 0 ? "won" : "lost", number: Math.abs(streak) };

/**
 * `value` is a method, so that columns of one sport are assignable to columns of any row: a table's rows are all of its
 * own sport.
 */
export interface Column<Row = AnyStandingsRow> {
  key: ColumnKey;
  /** As the language writes it; undefined if the row has no such figure. */
  value(row: Row, language: string): string | undefined;
  /** A run of results, which is written in words instead of the value. */
  streak?(row: Row): Streak | undefined;
  /** Hidden on phones. */
  isWide?: true;
  /** Left out of short tables. */
  isFullOnly?: true;
  /** The table is ranked by it. */
  isStrong?: true;
}

export const FOOTBALL_COLUMNS: readonly Column<StandingsRow>[] = [
  { key: "played", value: ({ played }) => `${played}` },
  { key: "won", value: ({ won }) => `${won}`, isWide: true, isFullOnly: true },
  { key: "drawn", value: ({ drawn }) => `${drawn}`, isWide: true, isFullOnly: true },
  { key: "lost", value: ({ lost }) => `${lost}`, isWide: true, isFullOnly: true },
  {
    key: "goals",
    value: ({ goalsFor, goalsAgainst }, language) => scoreText([goalsFor, goalsAgainst], language, "cell"),
    isWide: true,
    isFullOnly: true,
  },
  { key: "goalDifference", value: ({ goalDifference }) => signed(goalDifference) },
  { key: "points", value: ({ points }) => `${points}`, isStrong: true },
  {
    key: "average",
    value: ({ average }, language) => average && decimalText(average, language),
    isFullOnly: true,
    isStrong: true,
  },
];

const ofPair = (pair: readonly [number, number] | undefined): string | undefined => pair && pairText(pair);

/**
 * Win percentage as fans write it, without the leading zero: .625; a perfect record keeps its one, and so do languages
 * with a decimal comma: 0,625.
 */
function shareText(share: string, language: string): string {
  const text = decimalText(share, language);
  return text === share ? share.replace(/^0\./, ".") : text;
}

/** On a phone those behind `lastTen` need scrolling. */
export const BASKETBALL_COLUMNS: readonly Column<BasketballStandingsRow>[] = [
  { key: "won", value: ({ won }) => `${won}` },
  { key: "lost", value: ({ lost }) => `${lost}` },
  { key: "winPct", value: ({ winPct }, language) => shareText(winPct, language), isStrong: true },
  { key: "points", value: ({ points }) => points?.toString(), isStrong: true },
  {
    key: "gamesBehind",
    value: ({ gamesBehind }, language) => (gamesBehind === null ? "–" : decimalText(gamesBehind, language)),
    isWide: true,
  },
  {
    key: "streak",
    value: ({ streak }) => (streak === 0 ? "–" : `${streak}`),
    streak: ({ streak }) => streakOf(streak),
    isWide: true,
    isFullOnly: true,
  },
  { key: "lastTen", value: ({ lastTen }) => pairText(lastTen), isWide: true, isFullOnly: true },
  { key: "home", value: ({ home }) => pairText(home), isWide: true, isFullOnly: true },
  { key: "away", value: ({ away }) => pairText(away), isWide: true, isFullOnly: true },
  { key: "conference", value: ({ conferenceRecord }) => ofPair(conferenceRecord), isWide: true, isFullOnly: true },
  { key: "division", value: ({ divisionRecord }) => ofPair(divisionRecord), isWide: true, isFullOnly: true },
  {
    key: "pointDifference",
    value: ({ pointsFor, pointsAgainst }) => signed(pointsFor - pointsAgainst),
    isWide: true,
    isFullOnly: true,
  },
];
