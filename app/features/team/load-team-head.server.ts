import { redirect } from "@remix-run/react";
import type { Competition } from "#contract/domain/competition";
import type { TeamInfo } from "#contract/domain/team-info";
import { type TeamTab, teamPath } from "#contract/tables/paths";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";

export interface TeamHeadData {
  sport: Sport;
  info: TeamInfo;
  /** The head's ground in the team's colours, under white text; absent if no source knows them. */
  ground?: string;
  fetched: AnswerAge;
}

/** The segments of a team's address, named as in the routes. */
type TeamParams = Partial<Record<"teamName" | "teamKey", string>>;

export interface TeamRequest {
  sport: Sport;
  params: TeamParams;
  tab: TeamTab;
  /** The query with its question mark; kept in redirects. */
  search: string;
}

/**
 * The team of a page. The id (`:teamKey`) decides; a different name in the address is redirected (301). Throws an error
 * page: 404 for an unknown id, 400 for a malformed one, 503 for a fault.
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
  const ground = info.colours && (await import("#contract/colours/pick-pair")).groundOf(info.colours);
  return { sport, info, ...(ground && { ground }), fetched };
}

/** Competition names by id, from all answers. */
export const competitionNames = (
  ...answers: readonly ({ competitions: readonly Competition[] } | undefined)[]
): ReadonlyMap<string, string> =>
  new Map(answers.flatMap((answer) => answer?.competitions ?? []).map(({ id, name }) => [id, name]));
