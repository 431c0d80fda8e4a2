import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import type { MatchAbout } from "#contract/domain/match-info";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { EventText } from "~/features/match-events/EventText";
import { isGoal } from "~/features/match-events/timeline";
import { unbrokenScores } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import type { FeedItem, FeedNews } from "./feed-items.ts";
import styles from "./match-feed.module.css";

interface FeedEntryProps {
  item: FeedItem;
  head: Pick<MatchHeadData, "about" | "tabs">;
  page: Page;
}

/** Time, kind and subject; the kind links to the tab with details. */
export function FeedEntry({ item, head, page }: FeedEntryProps) {
  return (
    <li id={`f-${item.id}`} className={classNames(styles.entry, isGoalNews(item) && styles.goal)}>
      <span className={`${styles.minute} tabular`}>{item.minute !== undefined && `${item.minute}'`}</span>
      <div>
        <Kind item={item} head={head} page={page} />
        <News item={item} head={head} page={page} />
      </div>
    </li>
  );
}

const isGoalNews = (news: FeedNews): boolean =>
  news.kind === "event" && news.event.kind === "event" && isGoal(news.event.type) && !news.event.isDeleted;

/** The tab with details. */
const TABS = { event: "info", comment: "commentary", lineups: "lineups", odds: "odds" } as const satisfies Record<
  FeedNews["kind"],
  MatchTabKey
>;

function Kind({ item, head: { about, tabs }, page }: FeedEntryProps) {
  const { i18n } = useTranslation();
  const tab = TABS[item.kind];
  const text = kindName(item, i18n);
  if (!tabs.includes(tab)) return <p className={styles.kind}>{text}</p>;
  const anchor = item.kind === "event" ? `#e-${item.event.id}` : "";
  return (
    <p className={styles.kind}>
      <a href={localePath(page.locale, matchTabPath(about.match, tab)) + anchor}>{text}</a>
    </p>
  );
}

function kindName(news: FeedNews, i18n: i18n): string {
  const t = i18n.getFixedT(null, "matchFeed");
  switch (news.kind) {
    case "event": {
      const { event } = news;
      const tEvent = i18n.getFixedT(null, "matchInfo");
      if (event.kind === "period") return t("kind.PERIOD");
      return event.isDeleted ? tEvent("outcome.GOAL_CANCELLED") : tEvent(`event.${event.type}`);
    }
    case "comment":
      return t(`kind.${news.comment.kind}`);
    default:
      return i18n.getFixedT(null, "match")(`tab.${news.kind}`);
  }
}

function News({ item, head: { about }, page }: FeedEntryProps) {
  switch (item.kind) {
    case "event":
      return <EventNews news={item} about={about} locale={page.locale} />;
    case "comment":
      return <p className={styles.text}>{unbrokenScores(item.comment.text)}</p>;
    case "lineups":
      return <LineUpNews news={item} about={about} />;
    case "odds":
      return <OddsNews news={item} />;
  }
}

type NewsOf<Kind extends FeedNews["kind"]> = Extract<FeedNews, { kind: Kind }>;

interface EventNewsProps {
  news: NewsOf<"event">;
  about: MatchAbout;
  locale: Page["locale"];
}

function EventNews({ news: { event, text }, about: { match }, locale }: EventNewsProps) {
  const { t } = useTranslation("rows");
  const score = event.score && <b className="tabular">{scoreText(event.score, locale, "cell")}</b>;
  return (
    <>
      <p>
        {event.kind === "period" ? <b>{t(`status.${event.word}`)}</b> : <EventText event={event} locale={locale} />}{" "}
        {score} {event.kind === "event" && event.side && <small>{match[event.side].name}</small>}
      </p>
      {text && <p className={styles.text}>{unbrokenScores(text)}</p>}
    </>
  );
}

function LineUpNews({ news, about: { match } }: { news: NewsOf<"lineups">; about: MatchAbout }) {
  const { t } = useTranslation("matchFeed");
  const [home, away] = news.formations;
  return (
    <>
      <p>{t(`lineups.${news.state}`)}</p>
      {home && away && (
        <p className={`${styles.text} tabular`}>
          {unbrokenScores(`${match.home.name} ${home} · ${match.away.name} ${away}`)}
        </p>
      )}
    </>
  );
}

function OddsNews({ news: { company, isBack, backMinute } }: { news: NewsOf<"odds"> }) {
  const { t } = useTranslation("matchFeed");
  return (
    <p>
      {t("odds.suspended", { company })}{" "}
      <small>
        {!isBack && t("odds.still")}
        {backMinute !== undefined && t("odds.back", { minute: backMinute })}
      </small>
    </p>
  );
}
