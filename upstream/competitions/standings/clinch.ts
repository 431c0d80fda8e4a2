import type { ClinchKey } from "#contract/tables/standings-keys";

/** A team's decided games and those still to come. */
export interface SeasonRecord {
  won: number;
  lost: number;
  remaining: number;
}

export interface ClinchQuestion {
  /** Of a table's teams. */
  records: ReadonlyMap<string, SeasonRecord>;
  /** Places that lead to the play-offs, and those that lead at least to the games before them. */
  places: { playoffs: number; playIn: number };
  /** The teams of the team's division, if there are any. */
  division?: readonly string[];
  /** The teams from the first place on, once all games are decided. */
  order?: readonly string[];
}

/** Compares shares of games won without rounding. */
const isMore = (won: number, of: number, others: number, ofOthers: number): boolean => won * ofOthers > others * of;

const gamesOf = ({ won, lost, remaining }: SeasonRecord): number => won + lost + remaining;

/**
 * Whether a team is ahead of another whatever the remaining games bring, all of them lost by it and won by the other.
 */
const isSurelyAhead = (one: SeasonRecord, other: SeasonRecord): boolean =>
  isMore(one.won, gamesOf(one), other.won + other.remaining, gamesOf(other));

/**
 * What is certain for a team by arithmetic alone: teams that may end level count as ahead of it for a place, and as
 * behind it for its elimination. Undefined if nothing is, or if the table leads to no play-offs.
 */
export function clinchOf(teamId: string, question: ClinchQuestion): ClinchKey | undefined {
  const { records, places, division = [], order } = question;
  const own = records.get(teamId);
  const last = Math.max(places.playoffs, places.playIn);
  if (!own || gamesOf(own) === 0 || places.playoffs === 0 || last >= records.size) return undefined;
  const others = [...records].filter(([id]) => id !== teamId);
  const isAhead = (id: string, other: SeasonRecord): boolean =>
    order ? order.indexOf(id) < order.indexOf(teamId) : !isSurelyAhead(own, other);
  const possiblyAhead = others.filter(([id, other]) => isAhead(id, other)).map(([id]) => id);
  const place = possiblyAhead.length;
  if (place === 0) return "first";
  if (division.length > 1 && !division.some((id) => possiblyAhead.includes(id))) return "division";
  if (place < places.playoffs) return "playoffs";
  if (place < places.playIn) return "play_in";
  const surelyAhead = order ? place : others.filter(([, other]) => isSurelyAhead(other, own)).length;
  return surelyAhead >= last ? "eliminated" : undefined;
}
