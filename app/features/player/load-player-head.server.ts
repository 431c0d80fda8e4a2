import { redirect } from "@remix-run/react";
import type { PlayerInfo } from "#contract/domain/player-info";
import { type PlayerTab, playerPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { arePeopleInvented } from "~/features/people/invented-people.server";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { nameInAddress } from "./name-in-address.ts";

export interface PlayerHeadData {
  sport: Sport;
  info: PlayerInfo;
  /** Of the page: the data's, else as the address has it. */
  name: string;
  isInvented: boolean;
  fetched: AnswerAge;
}

/** The segments of a player's address, as the routes name them. */
export type PlayerParams = Partial<Record<"playerName" | "player", string>>;

export interface AskedPlayer {
  sport: Sport;
  params: PlayerParams;
  tab: PlayerTab;
  /** The query with its question mark; it goes along where the address is put right. */
  search: string;
}

/**
 * The player that a page of his is about. The id (`:player`) decides; another name in the address is redirected (301).
 * Throws a face: 404 for an unknown id, 400 for one that cannot be, 503 for a fault.
 */
export async function loadPlayerHead(context: EdgeContext, asked: AskedPlayer): Promise<PlayerHeadData> {
  const { sport, params, tab, search } = asked;
  const playerId = params.player;
  if (!playerId) return throwFace(context, "notFound");
  const answer = context.upstream.call(callOf(sport, "playerInfo"), { playerId });
  const { value: info, ...fetched } = await loadOrFace(context, answer);
  if (!info) return throwFace(context, "notFound");
  const id = info.id ?? playerId;
  const key = info.key ?? id;
  if (params.playerName !== key || playerId !== id)
    throw redirect(localePath(context.locale, playerPath({ sport, key, id }, tab)) + search, 301);
  const isInvented = await arePeopleInvented(context, sport, knownTeamId(info));
  return { sport, info, name: info.name || nameInAddress(key), isInvented, fetched };
}

/** His team's, else that of the latest club that his career or his transfers name. */
function knownTeamId({ team, seasons, transfers }: PlayerInfo): string | undefined {
  const clubs = [...seasons.map((season) => season.team), ...transfers.flatMap(({ to, from }) => [to, from])];
  return team?.id ?? clubs.find((club) => club?.id !== undefined)?.id;
}
