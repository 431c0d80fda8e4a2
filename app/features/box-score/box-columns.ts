import type { BoxKey, BoxLine, BoxNumbers, BoxTeam } from "#contract/domain/box-score";

/** The columns of a box score, the most wanted first: on a phone the others need scrolling. */
export const BOX_COLUMNS = [
  "seconds",
  "pts",
  "reb",
  "ast",
  "fieldGoals",
  "threePointers",
  "freeThrows",
  "stl",
  "blk",
  "tov",
  "pf",
  "plusMinus",
  "oreb",
  "dreb",
  "efficiency",
] as const;
export type BoxColumn = (typeof BOX_COLUMNS)[number];

/** The columns of a team whose source does not count everything: what follows from more than is counted is left out. */
export function columnsOf({ players, uncounted = [] }: Pick<BoxTeam, "players" | "uncounted">): readonly BoxColumn[] {
  if (uncounted.length === 0) return BOX_COLUMNS;
  const isMissing = new Set<string>(uncounted);
  return BOX_COLUMNS.filter((column) => {
    if (column === "efficiency") return false;
    if (column === "plusMinus") return players.some(({ plusMinus }) => plusMinus !== undefined);
    return isShots(column) ? SHOTS[column].every((key) => !isMissing.has(key)) : !isMissing.has(column);
  });
}

/** Shots as made and attempted. */
const SHOTS = {
  fieldGoals: ["fgm", "fga"],
  threePointers: ["tpm", "tpa"],
  freeThrows: ["ftm", "fta"],
} as const satisfies Partial<Record<BoxColumn, readonly [BoxKey, BoxKey]>>;

const isShots = (column: BoxColumn): column is keyof typeof SHOTS => column in SHOTS;

/** The column of an address by which players are sorted; undefined if absent, `null` if there is no such column. */
export function readBoxSort(query: URLSearchParams): BoxColumn | undefined | null {
  const word = query.get("sort");
  return word === null ? undefined : (BOX_COLUMNS.find((column) => column === word) ?? null);
}

/** Shots are sorted by those made, then by the fewest taken. */
function figureOf(column: BoxColumn, line: BoxLine): number {
  if (column === "plusMinus") return line.plusMinus ?? Number.NEGATIVE_INFINITY;
  if (!isShots(column)) return line[column];
  const [made, taken] = SHOTS[column];
  return line[made] - line[taken] / SHARE;
}

/** More than anyone takes in a game. */
const SHARE = 1_000;

/** Players with the most in a column first, those without statistics last; otherwise in the order given. */
export const sortedLines = (lines: readonly BoxLine[], column: BoxColumn | undefined): readonly BoxLine[] =>
  column === undefined
    ? lines
    : lines.toSorted(
        (one, other) =>
          Number(hasPlayed(other)) - Number(hasPlayed(one)) || figureOf(column, other) - figureOf(column, one) || 0,
      );

const SECONDS = 60;
const UNKNOWN = "–";

/** Playing time in box score notation: 31:07. */
export const playingTime = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS)}:${`${seconds % SECONDS}`.padStart(2, "0")}`;

/** The text of a column in a player's row or the totals. */
export function boxText(column: BoxColumn, numbers: BoxNumbers & Pick<Partial<BoxLine>, "plusMinus">): string {
  if (column === "seconds") return playingTime(numbers.seconds);
  if (column === "plusMinus") return signed(numbers.plusMinus);
  if (!isShots(column)) return withMinus(numbers[column]);
  const [made, taken] = SHOTS[column];
  return `${numbers[made]}-${numbers[taken]}`;
}

function signed(value: number | undefined): string {
  if (value === undefined) return UNKNOWN;
  return value > 0 ? `+${value}` : withMinus(value);
}

/** Efficiency can be negative. */
const withMinus = (value: number): string => `${value}`.replace("-", "−");

/** The percentage of a shots column; undefined for other columns and without attempts. */
export function boxPercentage(column: BoxColumn, numbers: BoxNumbers): string | undefined {
  if (!isShots(column)) return undefined;
  const [made, taken] = SHOTS[column];
  return numbers[taken] > 0 ? `${Math.round((numbers[made] / numbers[taken]) * 100)}%` : undefined;
}

/** Whether a player has statistics; otherwise there is a reason. */
export const hasPlayed = ({ seconds, isOnCourt, didNotPlay }: BoxLine): boolean =>
  seconds > 0 || (isOnCourt === true && didNotPlay === undefined);
