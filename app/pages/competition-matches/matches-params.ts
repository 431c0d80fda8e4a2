import type { Round } from "#contract/domain/history";
import { isTableStage } from "#contract/tables/stages";

/** What the address of the matches tab says besides competition and season. */
export interface MatchesParams {
  /** Key of a round. */
  round?: string;
  /** Id of a part of the season: a group, a conference. */
  part?: string;
  direction?: "past" | "next";
  /** The last match of the page before. */
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

/** A part that its source does not cut into rounds: months of matches, read in pages from the present. */
export const isUndivided = ({ stage, matchday }: Pick<Round, "stage" | "matchday">): boolean =>
  matchday === undefined && (stage === undefined || isTableStage(stage));

/** The round that is shown: the one of the address, else the current one, else the last; undefined where there is none such. */
export function shownRound(rounds: readonly Round[], key: string | undefined): Round | undefined {
  if (key !== undefined) return rounds.find((round) => round.key === key);
  return rounds.find(({ isCurrent }) => isCurrent) ?? rounds.at(-1);
}
