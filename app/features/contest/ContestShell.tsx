import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { eventsPath } from "#contract/tables/contest-paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { PageTabs } from "~/ui/PageTabs";
import { ContestFacts } from "./ContestFacts.tsx";
import { ContestQueries } from "./ContestQueries.tsx";
import styles from "./contest.module.css";
import { CONTEST_TABS, type ContestHead, type ContestTab, contestHref } from "./contest-head.ts";
import { PrizeList } from "./PrizeList.tsx";
import "~/ui/button.css";

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
  return (
    <ContestQueries>
      <article className={styles.contest}>
        <header className={styles.head}>
          <p className={styles.way}>
            <a href={localePath(page.locale, eventsPath(head.sport))}>{t("all")}</a>
          </p>
          <h1>{head.title}</h1>
          <ContestFacts head={head} isParticipating={isParticipating} />
          <PrizeList prizes={head.prizes} />
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
