import type { Leader } from "#contract/domain/contests";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import type { BoardEnd, BoardPage } from "./board-page.ts";
import type { ContestContext } from "./load-contest.server.ts";

interface BoardQuery {
  contestId: string;
  query: URLSearchParams;
}

export const boardEndOf = (query: URLSearchParams): BoardEnd => (query.get("board") === "lowest" ? "lowest" : "top");

const placeOf = (query: URLSearchParams) => {
  const lastId = query.get("lastId");
  return lastId ? { lastId } : {};
};

/** A page of the board of a match or tournament contest. */
export async function loadBoard(context: ContestContext, { contestId, query }: BoardQuery): Promise<BoardPage> {
  const params = { contestId, board: boardEndOf(query), ...placeOf(query) };
  const call = context.upstream.call("getContesterPredictionList", params);
  const { entries, ...rest } = (await loadOrThrowErrorPage(context, call)).value;
  return { ...rest, leaders: entries.map(({ leader }): Leader => leader) };
}

/** A page of the board of a referral or video contest. */
export async function loadParticipants(context: ContestContext, { contestId, query }: BoardQuery): Promise<BoardPage> {
  const call = context.upstream.call("listParticipant", { contestId, ...placeOf(query) });
  return (await loadOrThrowErrorPage(context, call)).value;
}
