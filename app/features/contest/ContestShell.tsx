import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { eventsPath } from "#contract/tables/contest-paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { MEMBER_CHANNEL } from "~/runtime/members/session-ended";
import { PageTabs } from "~/ui/PageTabs";
import { ContestFacts, PrizeList } from "./ContestFacts.tsx";
import styles from "./contest.module.css";
import { CONTEST_TABS, type ContestHead, type ContestTab, contestHref } from "./contest-head.ts";
import "~/ui/button.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { clearMemberQueries, createQueryClient } from "~/runtime/islands/query-client";
import { leaveSession } from "~/runtime/members/leave-session";

/** The page's queries in the browser share one client; nothing is persisted. */
function ContestQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ storage: undefined, version: "", onSessionEnd: leaveSession }));
  useEffect(() => {
    if (!("BroadcastChannel" in globalThis)) return;
    const channel = new BroadcastChannel(MEMBER_CHANNEL);
    channel.addEventListener("message", () => clearMemberQueries(client));
    return () => channel.close();
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** One line in the other tabs, which are reached from the first. */
function FoldedFacts({ children }: { children: ReactNode }) {
  const { t } = useTranslation("contests");
  return (
    <details className={styles.folded}>
      <summary>{t("facts")}</summary>
      <div className={styles.head}>{children}</div>
    </details>
  );
}

interface ContestShellProps {
  head: ContestHead;
  page: Page;
  tab: ContestTab;
  /** Tabs of this contest; all by default. */
  tabs?: readonly ContestTab[];
  isParticipating: boolean;
  children: ReactNode;
}

/** The frame of every contest page: what the contest is, the prizes, and the tabs. */
export function ContestShell({ head, page, tab, tabs = CONTEST_TABS, isParticipating, children }: ContestShellProps) {
  const { t } = useTranslation("contests");
  const path = localePath(page.locale, page.path);
  const facts = (
    <>
      <ContestFacts head={head} isParticipating={isParticipating} />
      <PrizeList prizes={head.prizes} />
    </>
  );
  return (
    <ContestQueries>
      <article className={styles.contest}>
        <header className={styles.head}>
          <p className={styles.way}>
            <a href={localePath(page.locale, eventsPath(head.sport))}>{t("all")}</a>
          </p>
          <h1>{head.title}</h1>
          {tab === tabs[0] ? facts : <FoldedFacts>{facts}</FoldedFacts>}
        </header>
        <PageTabs
          label={t("parts")}
          tabs={tabs.map((one) => ({
            href: contestHref({ path }, one),
            name: t(`tab.${one}`),
            isShown: one === tab,
          }))}
        />
        {children}
      </article>
    </ContestQueries>
  );
}
