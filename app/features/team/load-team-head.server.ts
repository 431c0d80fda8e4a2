import { redirect } from "@remix-run/react";
import type { TeamInfo } from "#contract/domain/team-info";
import { type TeamTab, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { callOf } from "~/features/upstream-calls/call-of";
import { localePath } from "~/page/locale-path";

export interface TeamHeadData {
  sport: Sport;
  info: TeamInfo;
  fetched: AnswerAge;
}

/** The segments of a team's address, as the routes name them. */
export type TeamParams = Partial<Record<"teamName" | "teamKey", string>>;

export interface TeamRequest {
  sport: Sport;
  params: TeamParams;
  tab: TeamTab;
  /** The query with its question mark; a redirect keeps it. */
  search: string;
}

/**
 * The team that a page is about. The id (`:teamKey`) decides; another name in the address is redirected (301). Throws an
 * error page: 404 for an unknown id, 400 for a malformed one, 503 for a fault.
 */
export async function loadTeamHead(context: EdgeContext, request: TeamRequest): Promise<TeamHeadData> {
  const { sport, params, tab, search } = request;
  const teamId = params.teamKey;
  if (!teamId) return throwErrorPage(context, "notFound");
  const { value: info, ...fetched } = await loadOrThrowErrorPage(
    context,
    context.upstream.call(callOf(sport, "teamInfo"), { teamId }),
  );
  const { key, id } = info.team;
  if (params.teamName !== key || teamId !== id)
    throw redirect(localePath(context.locale, teamPath({ sport, key, id }, tab)) + search, 301);
  return { sport, info, fetched };
}
