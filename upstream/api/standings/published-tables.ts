import type { TableRow } from "../../competitions/standings/rank-teams.ts";
import type { SeasonOrigin } from "../../store/origin-queries.ts";

type PublishedRow = SeasonOrigin["tables"][number]["rows"][number];

/** A published line with the club that it is of. */
export type KnownRow = PublishedRow & { teamId: string };

const isKnown = (row: PublishedRow): row is KnownRow => row.teamId !== undefined;

/** Clubs that share a place here may have any of those of their group there. */
const isSame = (theirs: KnownRow, own: TableRow): boolean =>
  theirs.points === own.points &&
  theirs.scored === own.goalsFor &&
  theirs.conceded === own.goalsAgainst &&
  (theirs.rank === own.rank || own.isTied === true);

/**
 * The lines in which a published table differs from ours. Undefined if the two cannot be compared: of other clubs, or
 * of another day, on which they had not played as often.
 */
export function differingRows(published: readonly PublishedRow[], ours: readonly TableRow[]): KnownRow[] | undefined {
  const byTeam = new Map(ours.map((row) => [row.teamId, row]));
  const known = published.filter(isKnown);
  const isOfThisDay = known.every(({ teamId, played }) => byTeam.get(teamId)?.played === played);
  if (known.length !== ours.length || published.length !== ours.length || !isOfThisDay) return undefined;
  return known.filter((row) => !isSame(row, byTeam.get(row.teamId)!));
}
