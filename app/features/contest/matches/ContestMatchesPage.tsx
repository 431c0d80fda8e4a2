import { ContestShell } from "~/features/contest/ContestShell";
import type { Page } from "~/page/page";
import { BoardTab, MineTab, RulesTab } from "./ContestTabs.tsx";
import type { PicksState } from "./change-picks.server.ts";
import type { ContestMatchesData } from "./contest-matches-data.ts";
import { LatestTab } from "./LatestTab.tsx";
import { PlayTab } from "./PlayTab.tsx";

export interface TabProps {
  data: ContestMatchesData;
  page: Page;
}

interface ContestMatchesPageProps extends TabProps {
  /** The result of a form sent without script. */
  state: PicksState | undefined;
}

/** A prediction contest or a score-guessing contest. */
export function ContestMatchesPage({ data, page, state }: ContestMatchesPageProps) {
  const { head, tab, mine } = data;
  return (
    <ContestShell head={head} page={page} tab={tab} isParticipating={mine.isParticipating}>
      {tab === "play" && <PlayTab data={data} page={page} state={state} />}
      {tab === "mine" && <MineTab data={data} page={page} />}
      {tab === "latest" && <LatestTab data={data} page={page} />}
      {tab === "board" && <BoardTab data={data} page={page} />}
      {tab === "rules" && <RulesTab data={data} />}
    </ContestShell>
  );
}
