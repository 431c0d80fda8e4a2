import { redirect } from "@remix-run/react";
import type { PlayerInfo } from "#contract/domain/player-info";
import { type PlayerTab, playerPath } from "#contract/tables/paths";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { arePeopleInvented } from "~/features/people/invented-people.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";

export interface PlayerHeadData {
  sport: Sport;
  info: PlayerInfo;
  /** From the data, otherwise derived from the address. */
  name: string;
  isInvented: boolean;
  /** The head's ground in the club's colours, under white text; absent if no source knows them. */
  ground?: string;
  fetched: AnswerAge;
}

/** Turns a slug into a name, for data without one (specification, section 2): `bukayo-saka` becomes Bukayo Saka. */
export const nameInAddress = (slug: string): string =>
  slug
    .split("-")
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** The segments of a player's address, named as in the routes. */
export type PlayerParams = Partial<Record<"playerName" | "player", string>>;

export interface PlayerRequest {
  sport: Sport;
  params: PlayerParams;
  tab: PlayerTab;
  /** The query with its question mark; kept in redirects. */
  search: string;
}

/**
 * The player of a page. The id (`:player`) decides; a different name in the address is redirected (301). Throws an
 * error page: 404 for an unknown id, 400 for a malformed one, 503 for a fault.
 */
export async function loadPlayerHead(context: EdgeContext, request: PlayerRequest): Promise<PlayerHeadData> {
  const { sport, params, tab, search } = request;
  const playerId = params.player;
  if (!playerId) return throwErrorPage(context, "notFound");
  const answer = context.upstream.call(callOf(sport, "playerInfo"), { playerId });
  const { value: info, ...fetched } = await loadOrThrowErrorPage(context, answer);
  const id = info.id ?? playerId;
  const key = info.key ?? id;
  if (params.playerName !== key || playerId !== id)
    throw redirect(localePath(context.locale, playerPath({ sport, key, id }, tab)) + search, 301);
  const isInvented = await arePeopleInvented(context, sport, knownTeamId(info));
  const ground = info.teamColours && (await import("#contract/colours/pick-pair")).groundOf(info.teamColours);
  return { sport, info, name: info.name || nameInAddress(key), isInvented, ...(ground && { ground }), fetched };
}

/** The current team's id, otherwise that of the latest club in the player's career or transfers. */
function knownTeamId({ team, seasons, transfers }: PlayerInfo): string | undefined {
  const clubs = [...seasons.map((season) => season.team), ...transfers.flatMap(({ to, from }) => [to, from])];
  return team?.id ?? clubs.find((club) => club?.id !== undefined)?.id;
}
