import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { SharePlace } from "~/features/share/SharePlace";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { InlinePart } from "~/ui/document/InlinePart";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { pictureBase } from "~/ui/picture-base";
import { CompetitionLine } from "./CompetitionLine.tsx";
import { HeadFacts } from "./HeadFacts.tsx";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { MatchActions } from "./MatchActions.tsx";
import { MatchTabs } from "./MatchTabs.tsx";
import { MATCH_BAR_ID } from "./match-bar-id.ts";
import styles from "./match-shell.module.css";
import { ScoreBoard } from "./ScoreBoard.tsx";
import { ScoreLine } from "./ScoreLine.tsx";

interface MatchShellProps {
  head: MatchHeadData;
  page: Page;
  /** The tab's content. */
  children: ReactNode;
}

/**
 * The frame of every tab of a match: back link, teams and score, tabs. Everything in it that can change is in a list of
 * one match, which the page script updates like any list.
 */
export function MatchShell({ head, page, children }: MatchShellProps) {
  const { t } = useTranslation("match");
  const { about, back, view, boardDay, canChange, fetched } = head;
  const { match } = about;
  const heading = t("heading", { home: match.home.name, away: match.away.name });
  return (
    <>
      <a className={styles.back} href={localePath(page.locale, back.path)}>
        {back.to === "day" ? t("backToMatches") : t("toCompetition")}
      </a>
      <StaleNotice fetched={fetched} now={page.now} />
      <h1 className="visually-hidden">{heading}</h1>
      <div
        id="list"
        data-live={canChange ? about.sport : undefined}
        data-fetched={fetched.fetchedAt}
        data-show="all"
        data-refetch="periodic"
      >
        <div className={`card ${styles.head} hold-until-parsed`}>
          <CompetitionLine about={about} page={page} />
          <div id="board">
            <ScoreBoard
              match={match}
              view={view}
              day={boardDay}
              locale={page.locale}
              storageBaseUrl={pictureBase(page, page.config)}
            />
          </div>
          <HeadFacts head={head} locale={page.locale} />
          <MatchActions match={match} locale={page.locale} />
        </div>
        <div className={styles.bar} id={MATCH_BAR_ID}>
          <div id="line" className="hold-until-parsed">
            <ScoreLine match={match} view={view} />
          </div>
          <MatchTabs head={head} locale={page.locale} />
          <ParsedEnd />
        </div>
        {children}
      </div>
      {/* The page scripts write into these two. */}
      <div id="freshness" />
      <SourceNote source={match.source} />
      <div id="announce" className="visually-hidden" aria-live="polite" />
      <SharePlace page={page} title={t("shareMatch")} text={heading} />
      <InlinePart part="keepScrollBoot" />
    </>
  );
}

function SourceNote({ source }: { source: MatchHeadData["about"]["match"]["source"] }) {
  const { t } = useTranslation("common");
  if (source === "supplied") return null;
  return <p className="note">{source === "simulated" ? t("source.simulatedNote") : t(`source.${source}`)}</p>;
}
