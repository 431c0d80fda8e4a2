import { LEAST_SETTLED } from "#contract/contests/points";
import { ContestBoard } from "~/features/contest/ContestBoard";
import { localePath } from "~/page/locale-path";
import type { TabProps } from "./ContestMatchesPage.tsx";

/** The leaderboard. */
export function BoardTab({ data: { head, mine, board }, page }: TabProps) {
  if (!board) return null;
  return (
    <ContestBoard
      setup={{
        contestId: head.id,
        locale: page.locale,
        source: "predictions",
        isOngoing: head.state === "ongoing",
        ...board,
      }}
      // The reader's rank refers to the board of most points.
      mine={board.end === "top" ? mine.leader : undefined}
      path={localePath(page.locale, page.path)}
      hasEntries
      least={LEAST_SETTLED[head.kind]}
    />
  );
}
