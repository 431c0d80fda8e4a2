import { ContestRules } from "~/features/contest/ContestRules";
import { ContestShell } from "~/features/contest/ContestShell";
import type { ContestTab } from "~/features/contest/contest-head";
import { EntryBoard } from "~/features/contest-entry/EntryBoard";
import type { ParticipationState } from "~/features/contest-entry/participate.server";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { EventReferralData } from "./load-event-referral.server.ts";
import { ReferralPart } from "./ReferralPart.tsx";

const TABS: readonly ContestTab[] = ["play", "board", "rules"];

interface EventReferralPageProps {
  data: EventReferralData;
  page: Page;
  /** State of a refused form. */
  state: ParticipationState | undefined;
  /** The member has just entered. */
  onEntered(): void;
}

/** A contest for the most new members referred. */
export function EventReferralPage({ data, page, state, onEntered }: EventReferralPageProps) {
  const { head, mine } = data;
  const tab = TABS.includes(data.tab) ? data.tab : "play";
  const path = localePath(page.locale, page.path);
  return (
    <ContestShell head={head} page={page} tab={tab} tabs={TABS} isParticipating={mine !== undefined}>
      {tab === "play" && <ReferralPart {...{ data, page, path, state, onEntered }} />}
      {tab === "board" && <EntryBoard data={data} locale={page.locale} path={path} />}
      {tab === "rules" && <ContestRules rules={head.rules} />}
    </ContestShell>
  );
}
