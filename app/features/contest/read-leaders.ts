import { leaderName } from "#contract/contests/leader-name";
import type { Leader } from "#contract/domain/contests";
import { fieldsOf, listOf, textOf, type WireFields } from "~/runtime/wire-fields";
import type { BoardPage } from "./use-board.ts";

// Parsed by hand to keep zod out of the browser.

/** A whole number; undefined for anything else. */
export function intOf(value: unknown): number | undefined {
  const text = textOf(value);
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}

export const flagOf = (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "true";

/** A participant's rank; undefined without an entry. */
export function readLeader(wire: WireFields): Leader | undefined {
  const entryId = textOf(wire.entryId);
  if (!entryId) return undefined;
  const [rank, livePoints] = [wire.rank, wire.livePoints].map(intOf);
  const [picture, link] = [wire.avatar, wire.link].map(textOf);
  return {
    entryId,
    ...(rank !== undefined && { rank }),
    name: leaderName(textOf(wire.userMasked), entryId),
    ...(picture && { picture }),
    points: intOf(wire.points) ?? 0,
    ...(livePoints !== undefined && { livePoints }),
    settled: intOf(wire.settled) ?? 0,
    wins: intOf(wire.win) ?? 0,
    halfWins: intOf(wire.halfWin) ?? 0,
    pushes: intOf(wire.push) ?? 0,
    halfLosses: intOf(wire.halfLose) ?? 0,
    losses: intOf(wire.lose) ?? 0,
    isMine: flagOf(wire.isMe),
    isMadeUp: flagOf(wire.isSimulated),
    ...(link && { link }),
  };
}

/** A page of a board: of entries, whose leader is in `user`, or of leaders themselves. */
export function readBoard(data: unknown): BoardPage {
  const { list, hasNext, lastId } = fieldsOf(data);
  const leaders = listOf(list).flatMap((row) => readLeader("user" in row ? fieldsOf(row.user) : row) ?? []);
  return { leaders, hasNext: flagOf(hasNext), ...(textOf(lastId) && { lastId: textOf(lastId) }) };
}
