import type { Sport } from "#contract/tables/sports";
import type { TableView } from "#contract/tables/standings-keys";
import { adapterOf } from "~/sports/sports";

export const viewsOf = (sport: Sport): readonly TableView[] => adapterOf(sport).standings.views;

export interface TableQuery {
  view: TableView;
  /** Id of a part of the season: a conference, a division, `regular` for the whole league or before it splits. */
  part?: string;
  /** Ids of teams emphasised in the chart; undefined for the leaders. */
  teams?: readonly string[];
}

const MOST_TEAMS = 6;

/** Undefined if a parameter is invalid. */
export function readTableQuery(query: URLSearchParams, sport: Sport): TableQuery | undefined {
  const view = viewsOf(sport).find((one) => one === (query.get("view") ?? "all"));
  const part = query.get("part") ?? undefined;
  const teams = query.get("teams")?.split(",");
  if (!view || (part !== undefined && !/^[\w-]{1,60}$/.test(part))) return undefined;
  if (teams && (teams.length > MOST_TEAMS || !teams.every((id) => /^\d{1,12}$/.test(id)))) return undefined;
  return { view, ...(part !== undefined && { part }), ...(teams && { teams }) };
}

/** The parameters of a table's address; defaults are omitted. */
export const tableParameters = ({ view, part, teams }: TableQuery): Record<string, string | undefined> => ({
  view: view === "all" ? undefined : view,
  part,
  teams: teams && teams.length > 0 ? teams.join(",") : undefined,
});

/** Adds or removes a team; beyond the limit the earliest choice is dropped. */
export const withTeam = (teams: readonly string[], id: string): string[] =>
  teams.includes(id) ? teams.filter((one) => one !== id) : [...teams.slice(-(MOST_TEAMS - 1)), id];
