import type { TableRow } from "./rank-teams.ts";

/** What a line of a table that somebody else has published says of its club. */
export interface PublishedCounts {
  rank: number;
  played: number;
  /** Each where it is published, and compared there: some tables of basketball have games won instead of points. */
  points?: number;
  won?: number;
  /** Goals, or points of games. */
  scored: number;
  conceded: number;
}

/** A published line; without a team, of a club that nobody knows. */
export interface PublishedLine extends PublishedCounts {
  teamId?: string;
}

/** A published line with the club that it is of. */
export type KnownLine = PublishedLine & { teamId: string };

const isKnown = (line: PublishedLine): line is KnownLine => line.teamId !== undefined;

const isSameCount = (theirs: number | undefined, own: number): boolean => theirs === undefined || theirs === own;

/** Whether a line counts the same results as ours; points may still have been taken off. */
const hasSameResults = (theirs: KnownLine, own: TableRow): boolean =>
  theirs.played === own.played &&
  theirs.scored === own.goalsFor &&
  theirs.conceded === own.goalsAgainst &&
  isSameCount(theirs.won, own.won);

/** Clubs that share a place here may have any of those of their group there. */
const isSame = (theirs: KnownLine, own: TableRow): boolean =>
  hasSameResults(theirs, own) &&
  isSameCount(theirs.points, own.points) &&
  (theirs.rank === own.rank || own.isTied === true);

/**
 * The lines in which a published table differs from ours. Undefined if the two cannot be compared: of other clubs, or
 * of another day, on which they had not played as often.
 */
export function differingRows(published: readonly PublishedLine[], ours: readonly TableRow[]): KnownLine[] | undefined {
  const byTeam = new Map(ours.map((row) => [row.teamId, row]));
  const known = published.filter(isKnown);
  const isOfThisDay = known.every(({ teamId, played }) => byTeam.get(teamId)?.played === played);
  if (ours.length === 0 || known.length !== ours.length || published.length !== ours.length || !isOfThisDay)
    return undefined;
  return known.filter((row) => !isSame(row, byTeam.get(row.teamId)!));
}

interface Table {
  rows: readonly TableRow[];
}

/** The rows of a season's tables, each club's first: a ranking of all thirds has clubs of the groups again. */
export const rowsOnce = (tables: readonly Table[]): TableRow[] => [
  ...new Map(
    tables
      .flatMap(({ rows }) => rows)
      .toReversed()
      .map((row) => [row.teamId, row]),
  ).values(),
];

/**
 * Of somebody's tables those of the same clubs as ours. There may be others: a league is published by conferences and by
 * divisions, or by the rounds of a season in parts.
 */
export function comparableLines(theirs: readonly (readonly PublishedLine[])[], ours: readonly Table[]): KnownLine[] {
  const lines = new Map<string, KnownLine>();
  for (const { rows } of ours) {
    const own = new Set(rows.map(({ teamId }) => teamId));
    const same = theirs.find(
      (table) => table.length === own.size && table.every(({ teamId }) => own.has(teamId ?? "")),
    );
    for (const line of (same ?? []).filter(isKnown)) if (!lines.has(line.teamId)) lines.set(line.teamId, line);
  }
  return [...lines.values()];
}

/** By how many points a line with the same results differs: points may have been taken off that only one side knows. */
export function otherPoints(theirs: KnownLine, own: TableRow): number | undefined {
  const difference = (theirs.points ?? own.points) - own.points;
  return difference !== 0 && hasSameResults(theirs, own) ? difference : undefined;
}
