import type { Match, Pair, Side } from "#contract/domain/match";
import type { StandingsRow, StandingsTable } from "#contract/domain/standings";

/** A place in a table, from 1; several if the table's figures do not say who of level teams is ahead. */
export interface Place {
  from: number;
  to: number;
}

type Figures = Pick<StandingsRow, "points" | "goalDifference" | "goalsFor">;
type Playing = Pick<Match, Side>;

const WIN = 3;
const DRAW = 1;

const pointsOf = (scored: number, conceded: number): number =>
  scored > conceded ? WIN : scored === conceded ? DRAW : 0;

/** A row's figures with a score of the team's match in place of the one that it counts, if any. */
function withScore({ points, goalDifference, goalsFor }: Figures, score: Pair, counted: Pair | undefined): Figures {
  const [scored, conceded] = score;
  const [before, against] = counted ?? [0, 0];
  return {
    points: points + pointsOf(scored, conceded) - (counted ? pointsOf(before, against) : 0),
    goalDifference: goalDifference + scored - conceded - (before - against),
    goalsFor: goalsFor + scored - before,
  };
}

/**
 * Whether goal difference settles level teams of a table: what has separated them so far tells. Without such teams
 * nothing is known.
 */
const isByGoalDifference = (rows: readonly StandingsRow[]): boolean => {
  const criteria = rows.flatMap(({ tieBreak }) => tieBreak?.criterion ?? []);
  return criteria.length > 0 && criteria.every((criterion) => criterion.startsWith("overall.goal"));
};

/** Above 0 if the other is ahead, 0 if the figures do not say. */
function comparison(one: Figures, other: Figures, isByGoals: boolean): number {
  if (one.points !== other.points || !isByGoals) return other.points - one.points;
  return other.goalDifference - one.goalDifference || other.goalsFor - one.goalsFor;
}

const reversed = ([home, away]: Pair): Pair => [away, home];

/** The table that holds both teams of a match. */
export const tableOfBoth = <Table extends { rows: readonly { team: { id: string } }[] }>(
  tables: readonly Table[],
  { home, away }: Playing,
): Table | undefined =>
  tables.find(({ rows }) => [home, away].every(({ id }) => rows.some(({ team }) => team.id === id)));

/**
 * The places of both teams of a match in their common table if it ended with this score; undefined if they have no
 * common table, or if it counts the match in another way than its rows say. Other matches are taken as they stand.
 */
export function placesAfter(
  tables: readonly StandingsTable<StandingsRow>[],
  { home, away }: Playing,
  score: Pair,
): { table: StandingsTable<StandingsRow>; places: Record<Side, Place> } | undefined {
  const table = tableOfBoth(tables, { home, away });
  if (!table) return undefined;
  const { rows } = table;
  const isByGoals = isByGoalDifference(rows);
  const after = rows.map((row) => {
    const { team, live } = row;
    if (team.id !== home.id && team.id !== away.id) return { id: team.id, figures: row as Figures };
    const isHome = team.id === home.id;
    const own = (pair: Pair) => (isHome ? pair : reversed(pair));
    return { id: team.id, figures: withScore(row, own(score), live?.isCounted ? own(live.score) : undefined) };
  });
  const placeOf = (id: string): Place => {
    const own = after.find((row) => row.id === id)!;
    const compared = after
      .filter((row) => row !== own)
      .map(({ figures }) => comparison(own.figures, figures, isByGoals));
    const from = compared.filter((value) => value > 0).length + 1;
    return { from, to: from + compared.filter((value) => value === 0).length };
  };
  return { table, places: { home: placeOf(home.id), away: placeOf(away.id) } };
}

/** Rows of a table cut to both teams: as many whatever their places, so that nothing moves when these change. */
const SHOWN = 6;

/** The rows of both teams and those nearest to them, in order. */
export function rowsAroundBoth<Row extends { team: { id: string } }>(
  rows: readonly Row[],
  { home, away }: Playing,
): Row[] {
  const places = rows.flatMap(({ team }, index) => (team.id === home.id || team.id === away.id ? [index] : []));
  const distance = (index: number) => Math.min(...places.map((place) => Math.abs(place - index)));
  const nearest = rows
    .map((_, index) => index)
    .toSorted((one, other) => distance(one) - distance(other) || one - other);
  return nearest
    .slice(0, SHOWN)
    .toSorted((one, other) => one - other)
    .flatMap((index) => rows[index] ?? []);
}
