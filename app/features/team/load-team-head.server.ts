import { redirect } from "@remix-run/react";
import type { TeamInfo } from "#contract/domain/team-info";
import { type TeamTab, teamPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";

export interface TeamHeadData {
  sport: Sport;
  info: TeamInfo;
  fetched: AnswerAge;
}

/** The segments of a team's address, as the routes name them. */
export type TeamParams = Partial<Record<"teamName" | "teamKey", string>>;

export interface AskedTeam {
  sport: Sport;
  params: TeamParams;
  tab: TeamTab;
  /** The query with its question mark; it goes along where the address is put right. */
  search: string;
}

/**
 * The team that a page of it is about. The id (`:teamKey`) decides; another name in the address is redirected (301).
 * Throws a face: 404 for an unknown id, 400 for one that cannot be, 503 for a fault.
 */
export async function loadTeamHead(context: EdgeContext, asked: AskedTeam): Promise<TeamHeadData> {
  const { sport, params, tab, search } = asked;
  const teamId = params.teamKey;
  if (!teamId) return throwFace(context, "notFound");
  const { value: info, ...fetched } = await loadOrFace(
    context,
    context.upstream.call(callOf(sport, "teamInfo"), { teamId }),
  );
  if (!info) return throwFace(context, "notFound");
  const { key, id } = info.team;
  if (params.teamName !== key || teamId !== id)
    throw redirect(localePath(context.locale, teamPath({ sport, key, id }, tab)) + search, 301);
  return { sport, info, fetched };
}
