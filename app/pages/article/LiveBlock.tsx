import { useTranslation } from "react-i18next";
import type { LiveBlock as Block } from "#contract/domain/article";
import { More, type MoreLink } from "~/features/entity/More";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./article.module.css";
import { BlockTitle } from "./BlockTitle.tsx";
import { FactsOfMatch } from "./FactsOfMatch.tsx";
import { LiveStandings } from "./LiveStandings.tsx";
import type { DaysData, LiveData, ShownLiveBlock } from "./live-data.ts";
import { TodayGroups } from "./TodayGroups.tsx";

interface LiveBlockProps {
  block: Block;
  of: ShownLiveBlock;
  /** Level of its headings. */
  level: 2 | 3;
  page: Page;
  zone: ZoneOffsets;
}

/** The site's live data in an article, or that it could not be loaded: the text is shown in any case. */
export function LiveBlock({ block, of: { value }, level, page, zone }: LiveBlockProps) {
  const { t } = useTranslation("article");
  return (
    <div className={styles.live} data-block={block.block}>
      {value ? (
        <>
          <StaleNotice fetched={value.fetched} now={page.now} />
          <Shown data={value} level={level} page={page} zone={zone} />
        </>
      ) : (
        <p className="note">{t("unavailable")}</p>
      )}
    </div>
  );
}

interface ShownProps extends Pick<LiveBlockProps, "level" | "page" | "zone"> {
  data: LiveData;
}

function Shown({ data, level, page, zone }: ShownProps) {
  const { t } = useTranslation(["article", "matches"]);
  const all = { href: localePath(page.locale, "/football/matches"), text: t("matches:see.all") };
  switch (data.block) {
    case "today":
      if (data.groups.length === 0) return <p className="note">{t("empty.today")}</p>;
      return (
        <>
          <BlockTitle text={t("block.today")} level={level} />
          <TodayGroups groups={data.groups} page={page} zone={zone} />
          <More of={all} />
        </>
      );
    case "facts":
      if (data.matches.length === 0) return <p className="note">{t("empty.today")}</p>;
      return (
        <>
          <BlockTitle text={t("block.facts")} level={level} />
          {data.matches.map((facts) => (
            <FactsOfMatch key={facts.match.id} of={facts} page={page} />
          ))}
        </>
      );
    case "standings":
      return <LiveStandings data={data} level={level} page={page} />;
    default:
      return <Days data={data} level={level} page={page} zone={zone} />;
  }
}

function Days({ data: { block, days, morePath }, level, page, zone }: ShownProps & { data: DaysData }) {
  const { t } = useTranslation(["article", "team"]);
  const more: MoreLink = {
    href: localePath(page.locale, morePath),
    text: t(block === "results" ? "team:all.football.past" : "team:all.football.next"),
  };
  return (
    <>
      <BlockTitle text={t(`block.${block}`)} level={level} />
      {days.length > 0 ? (
        <MatchDays days={days} zone={zone} page={page} level={3} isContinued />
      ) : (
        <p className="note">{t(`empty.${block}`)}</p>
      )}
      <More of={more} />
    </>
  );
}
