import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { competitionPath, matchTabPath } from "#contract/tables/paths";
import { StaleNotice } from "~/features/faces/StaleNotice";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { stageLabel } from "~/features/match-row/stage-label";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { flagAddress } from "~/ui/flag-address";
import { PageTabs } from "~/ui/PageTabs";
import { ROW_PICTURE } from "~/ui/team-image";
import { WholeEnd } from "~/ui/Whole";
import { HeadFacts } from "./HeadFacts.tsx";
import { KeepScrollBoot } from "./KeepScrollBoot.tsx";
import type { MatchHeadData } from "./load-match-head.server.ts";
import { MatchActions } from "./MatchActions.tsx";
import { ShareSheet } from "./ShareSheet.tsx";

interface MatchShellProps {
  head: MatchHeadData;
  page: Page;
  /** What the tab shows. */
  children: ReactNode;
}

/**
 * What stands around every tab of a match: the way back, who plays whom and how it stands, the tabs. All of it that can
 * change stands in the list of one match, which the page's script keeps up to date as it does any list.
 */
export function MatchShell({ head, page, children }: MatchShellProps) {
  const { t } = useTranslation("match");
  const { about, back, board, line, canChange, fetched } = head;
  const { match } = about;
  return (
    <>
      <a className="back" href={localePath(page.locale, back.path)}>
        {back.to === "day" ? t("backToMatches") : t("toCompetition")}
      </a>
      <StaleNotice fetched={fetched} now={page.now} />
      <h1 className="vh">{t("heading", { home: match.home.name, away: match.away.name })}</h1>
      <div
        id="list"
        data-live={canChange ? about.sport : undefined}
        data-fetched={fetched.fetchedAt}
        data-show="all"
        data-whole="steadily"
      >
        <div className="card match whole">
          <Where head={head} page={page} />
          <ServerMarkup id="board" of={board} />
          <HeadFacts head={head} locale={page.locale} />
          <MatchActions match={match} locale={page.locale} />
        </div>
        <div className="mbar">
          <ServerMarkup id="line" className="whole" of={line} />
          <Tabs head={head} page={page} />
          <WholeEnd />
        </div>
        {children}
      </div>
      <ServerMarkup id="freshness" />
      <SourceNote source={match.source} />
      <ServerMarkup id="announce" className="vh" attributes={{ "aria-live": "polite" }} />
      <ShareSheet match={match} page={page} />
      <KeepScrollBoot />
    </>
  );
}

function SourceNote({ source }: { source: MatchHeadData["about"]["match"]["source"] }) {
  const { t } = useTranslation("common");
  if (source === "supplied") return null;
  return <p className="note">{source === "simulated" ? t("source.simulatedNote") : t(`source.${source}`)}</p>;
}

/** The competition, which has a page of its own, and the round. */
function Where({ head: { about }, page: { locale, config, savesData } }: Omit<MatchShellProps, "children">) {
  const { t, i18n } = useTranslation("common");
  const { competition, match, sport } = about;
  const { country, name } = competition;
  const stage = stageLabel(match, i18n.getFixedT(null, "matches"));
  const flag = savesData || config.storageBaseUrl === undefined ? undefined : country.flag;
  return (
    <p className="league">
      {flag && <img className="flag" src={flagAddress(flag, ROW_PICTURE)} alt="" loading="lazy" />}
      <span>
        <small>{country.name}</small>{" "}
        <a href={localePath(locale, competitionPath({ ...competition, sport }))}>{name}</a>
        {stage && <small> · {stage}</small>}
      </span>
      {match.source === "simulated" && <span className="tag">{t("source.simulated")}</span>}
    </p>
  );
}

/** `box-score` as a key of words. */
const WORDS = {
  info: "tab.info",
  feed: "tab.feed",
  "box-score": "tab.boxScore",
  "play-by-play": "tab.playByPlay",
  tracker: "tab.tracker",
  commentary: "tab.commentary",
  lineups: "tab.lineups",
  stats: "tab.stats",
  odds: "tab.odds",
  h2h: "tab.h2h",
  table: "tab.table",
  analysis: "tab.analysis",
} as const satisfies Record<MatchTabKey, string>;

function Tabs({ head: { about, tab, tabs }, page: { locale } }: Omit<MatchShellProps, "children">) {
  const { t } = useTranslation("match");
  if (tabs.length < 2) return null;
  return (
    <PageTabs
      label={t("tabs")}
      tabs={tabs.map((key) => ({
        href: localePath(locale, matchTabPath(about.match, key)),
        name: t(WORDS[key]),
        isShown: key === tab,
      }))}
    />
  );
}
