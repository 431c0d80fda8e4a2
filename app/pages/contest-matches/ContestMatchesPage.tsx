import { ContestShell } from "~/features/contest/ContestShell";
import type { Page } from "~/page/page";
import { BoardTab } from "./BoardTab.tsx";
import type { PicksState } from "./change-picks.server.ts";
import type { ContestMatchesData } from "./contest-matches-data.ts";
import { LatestTab } from "./LatestTab.tsx";
import { MineTab } from "./MineTab.tsx";
import { PlayTab } from "./PlayTab.tsx";
import { RulesTab } from "./RulesTab.tsx";

export interface TabProps {
  data: ContestMatchesData;
  page: Page;
}

interface ContestMatchesPageProps extends TabProps {
  /** What a form without script came to. */
  state: PicksState | undefined;
}

/** A contest of predictions or of guessed scores. */
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
