import { ContestRules } from "~/features/contest/ContestRules";
import { ContestShell } from "~/features/contest/ContestShell";
import type { ContestTab } from "~/features/contest/contest-head";
import { EntryBoard } from "~/features/contest-entry/EntryBoard";
import type { ParticipationState } from "~/features/contest-entry/participate.server";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { EventVideoData } from "./send-video.server.ts";
import { VideoPart } from "./VideoPart.tsx";

const TABS: readonly ContestTab[] = ["play", "board", "rules"];

interface EventVideoPageProps {
  data: EventVideoData;
  page: Page;
  /** State of a refused form. */
  state: ParticipationState | undefined;
  /** The member's video has been sent. */
  onEntered(): void;
}

/** A contest of members' TikTok videos. */
export function EventVideoPage({ data, page, state, onEntered }: EventVideoPageProps) {
  const { head, mine } = data;
  const tab = TABS.includes(data.tab) ? data.tab : "play";
  const path = localePath(page.locale, page.path);
  return (
    <ContestShell head={head} page={page} tab={tab} tabs={TABS} isParticipating={mine !== undefined}>
      {tab === "play" && <VideoPart data={data} path={path} state={state} onEntered={onEntered} locale={page.locale} />}
      {tab === "board" && <EntryBoard data={data} locale={page.locale} path={path} />}
      {tab === "rules" && <ContestRules rules={head.rules} />}
    </ContestShell>
  );
}
