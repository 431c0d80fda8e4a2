import type { Round } from "#contract/domain/history";
import { isTableStage } from "#contract/tables/stages";

/** The parameters of the matches tab, besides competition and season. */
export interface MatchesParams {
  /** Key of a round. */
  round?: string;
  /** Id of a part of the season: a group, a conference. */
  part?: string;
  direction?: "past" | "next";
  /** The last match of the previous page. */
  lastId?: string;
}

export function readMatchesParams(query: URLSearchParams): MatchesParams {
  const direction = query.get("direction");
  return {
    ...textOf(query, "round"),
    ...textOf(query, "part"),
    ...(direction === "past" || direction === "next" ? { direction } : {}),
    ...textOf(query, "lastId"),
  };
}

function textOf<Name extends "round" | "part" | "lastId">(
  query: URLSearchParams,
  name: Name,
): Partial<Record<Name, string>> {
  const value = query.get(name);
  return value ? ({ [name]: value } as Record<Name, string>) : {};
}

/** A part that its source does not divide into rounds: months of matches, paginated from now. */
export const isUndivided = ({ stage, matchday }: Pick<Round, "stage" | "matchday">): boolean =>
  matchday === undefined && (stage === undefined || isTableStage(stage));

/**
 * The round to show: the address's, otherwise the current one, otherwise the last; undefined if the address names an
 * unknown one.
 */
export function shownRound(rounds: readonly Round[], key: string | undefined): Round | undefined {
  if (key !== undefined) return rounds.find((round) => round.key === key);
  return rounds.find(({ isCurrent }) => isCurrent) ?? rounds.at(-1);
}
