import { useTranslation } from "react-i18next";
import type { LiveBlock as Block } from "#contract/domain/article";
import type { StandingsRow } from "#contract/domain/standings";
import type { LocaleCode } from "#contract/tables/locales";
import { competitionPath, matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { More, type MoreLink } from "~/features/entity/Section";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { formatFixed } from "~/features/people/format-amounts";
import { FormStrip } from "~/features/standings/FormStrip";
import { StandingsTable } from "~/features/standings/StandingsTable";
import { captionOf, tableName } from "~/features/standings/standings-rows";
import { unbrokenScores } from "~/i18n/join-texts";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import styles from "./article.module.css";
import type { DaysData, LiveData, MatchFacts, ShownLiveBlock, SideFacts, StandingsData } from "./live-data.ts";
import { TodayGroups } from "./TodayGroups.tsx";

/** Both teams of a match: table row, form and goals, and their previous meetings. */
function FactsOfMatch({ of: facts, page }: { of: MatchFacts; page: Page }) {
  const { t } = useTranslation(["article", "highlights", "common"]);
  const { match, competition, time, meetings } = facts;
  const names = { home: match.home.name, away: match.away.name };
  const about = [time, competition.name, match.source === "simulated" && t("common:source.simulated")];
  return (
    <section className={`card ${styles.facts}`}>
      <h3>
        <a href={localePath(page.locale, matchPath(match))}>{t("highlights:versus", names)}</a>
      </h3>
      <p className="note">{about.filter(Boolean).join(" · ")}</p>
      {(facts.home.row || facts.away.row) && <Sides of={facts} locale={page.locale} />}
      {meetings && (
        <p>
          {unbrokenScores(
            t("facts.meetings", {
              ...names,
              number: meetings.played,
              won: meetings.won,
              drawn: meetings.drawn,
              lost: meetings.lost,
              scored: meetings.scored,
              conceded: meetings.conceded,
            }),
          )}
        </p>
      )}
    </section>
  );
}

function Sides({ of: facts, locale }: { of: MatchFacts; locale: LocaleCode }) {
  const { t } = useTranslation(["article", "standings"]);
  const { home, away, competition } = facts;
  return (
    <HoldUntilParsedTable className={`${styles.sides} tabular`}>
      <caption className="visually-hidden">
        {t("facts.caption", { home: home.team.name, away: away.team.name, competition: competition.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("standings:column.team")}</th>
          <th scope="col">{t("standings:column.position")}</th>
          <th scope="col">{t("facts.goals")}</th>
          <th scope="col">{t("standings:short.form")}</th>
        </tr>
      </thead>
      <tbody>
        {[home, away].map((side) => (
          <SideRow key={side.team.id} of={side} facts={facts} locale={locale} />
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}

interface SideRowProps {
  of: SideFacts;
  facts: MatchFacts;
  locale: LocaleCode;
}

function SideRow({ of: { team, row }, facts, locale }: SideRowProps) {
  const { i18n } = useTranslation();
  return (
    <tr>
      <th scope="row">{team.name}</th>
      <td>{row?.rank ?? "–"}</td>
      <td>{row && row.played > 0 ? goalsPerMatch(row, locale) : "–"}</td>
      <td>{row && <FormStrip of={row} facts={facts.standings} t={i18n.getFixedT(null, "standings")} />}</td>
    </tr>
  );
}

const goalsPerMatch = ({ goalsFor, goalsAgainst, played }: StandingsRow, locale: LocaleCode): string =>
  scoreText(
    [goalsFor, goalsAgainst].map((goals) => formatFixed(goals / played, 1, locale)),
    locale,
    "cell",
  );

/** The heading of live data in an article, one level below the section's. */
function BlockTitle({ text, level }: { text: string; level: 2 | 3 }) {
  const Level = level === 2 ? "h2" : "h3";
  return <Level className={styles.blockTitle}>{text}</Level>;
}

/** Rows from the top of the table. */
const ROWS = 6;

interface LiveStandingsProps {
  data: StandingsData;
  level: 2 | 3;
  page: Page;
}

/** The top of a competition's table, with a link to all of it. */
function LiveStandings({ data: { competition, table, facts, source }, level, page }: LiveStandingsProps) {
  const { t, i18n } = useTranslation(["article", "team", "common"]);
  const name = table && tableName(table, i18n);
  const title = [t("team:table.title", { competition: competition.name }), name].filter(Boolean).join(" · ");
  const path = competitionPath({ ...competition, sport: facts.sport }, "table");
  return (
    <>
      <BlockTitle text={title} level={level} />
      {table ? (
        <div className={`card ${styles.standings}`}>
          {source === "simulated" && <p className="tag">{t("common:source.simulated")}</p>}
          <StandingsTable
            table={{ ...table, rows: table.rows.slice(0, ROWS) }}
            facts={facts}
            caption={captionOf(competition, name, i18n)}
            isShort
          />
        </div>
      ) : (
        <p className="note">{t("empty.standings")}</p>
      )}
      <More of={{ href: localePath(page.locale, path), text: t("team:more.table") }} />
    </>
  );
}

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
