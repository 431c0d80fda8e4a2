import { useTranslation } from "react-i18next";
import type { Side } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import type { LocaleCode } from "#contract/tables/locales";
import { matchTabPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { FactList, Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { MatchShell } from "~/features/match/MatchShell";
import { formatDecimal, formatFixed } from "~/features/people/format-amounts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { adapterOf } from "~/sports/sports";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { H2hList } from "./H2hList.tsx";
import styles from "./h2h.module.css";
import { COUNTS, type H2hQuery, h2hSearch, isNarrowed } from "./h2h-query.ts";
import { UTC_NAME } from "./h2h-row-view.ts";
import type { H2hData, MatchRecord } from "./load-h2h.server.ts";

interface MeetingsSummaryProps {
  /** From the view of the match's home side. */
  of: MatchRecord["tally"];
  about: MatchAbout;
  locale: LocaleCode;
}

/** Summary of previous meetings: wins of each side, goals, and how often certain events occurred. */
function MeetingsSummary({ of, about: { match, sport }, locale }: MeetingsSummaryProps) {
  const { t } = useTranslation("h2h");
  const { played, won, drawn, lost, scored, conceded, goals } = of;
  const share = (count: number) =>
    t("share", { number: count, total: played, percent: Math.round((100 * count) / played) });
  const each = (total: number) => formatFixed(total / played, 1, locale);
  const facts = [
    { name: t(`scored.${sport}`), value: scoreText([scored, conceded], locale, "cell") },
    { name: t(`perMatch.${sport}`), value: scoreText([each(scored), each(conceded)], locale, "cell") },
    { name: t("bothScored"), value: goals && share(goals.bothScored) },
    { name: t("overTwoAndHalf", { line: formatDecimal("2.5", locale) }), value: goals && share(goals.overTwoAndHalf) },
    { name: t("cleanSheets", { team: match.home.name }), value: goals && share(goals.cleanSheets) },
  ];
  return (
    <div className={`${styles.summary} tabular`}>
      <p>{t("played", { count: played })}</p>
      <dl className={`${styles.counts} hold-until-parsed`}>
        <Count name={t("wonBy", { team: match.home.name })} value={won} />
        {adapterOf(sport).match.hasDraws && <Count name={t("drawn")} value={drawn} />}
        <Count name={t("wonBy", { team: match.away.name })} value={lost} />
      </dl>
      <Bar parts={[won, drawn, lost]} />
      <FactList facts={facts} />
    </div>
  );
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The same three numbers as a bar. */
function Bar({ parts }: { parts: readonly [number, number, number] }) {
  const [won, drawn, lost] = parts;
  const total = won + drawn + lost;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.homeShare} width={won} height="1" />
      <rect className={styles.drawnShare} x={won} width={drawn} height="1" />
      <rect className={styles.awayShare} x={won + drawn} width={lost} height="1" />
    </svg>
  );
}

interface H2hFiltersProps {
  data: H2hData;
  page: Page;
}

/** Number and kind of matches: links that each change one choice. */
function H2hFilters({ data: { head, query }, page: { locale } }: H2hFiltersProps) {
  const { t } = useTranslation("h2h");
  const { match, competition } = head.about;
  const path = localePath(locale, matchTabPath(match, "h2h"));
  const choice = (name: string, change: Partial<H2hQuery>, isShown: boolean) => ({
    href: path + h2hSearch({ ...query, ...change }),
    name,
    isShown,
  });
  const { isSameLeague, isSameVenue } = query;
  const sides = { home: match.home.name, away: match.away.name };
  return (
    <ChoiceLinks
      label={t("filter.label")}
      rel="nofollow"
      choices={[
        ...COUNTS.map((count) => choice(t("filter.last", { number: count }), { count }, count === query.count)),
        choice(
          t("filter.sameLeague", { competition: competition.name }),
          { isSameLeague: !isSameLeague },
          isSameLeague,
        ),
        choice(t("filter.sameVenue", sides), { isSameVenue: !isSameVenue }, isSameVenue),
      ]}
    />
  );
}

interface H2hPageProps {
  data: H2hData;
  page: Page;
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** The head-to-head tab of a match. */
export function H2hPage({ data, page }: H2hPageProps) {
  const { t } = useTranslation("h2h");
  const { head, next } = data;
  return (
    <MatchShell head={head} page={page}>
      <H2hFilters data={data} page={page} />
      <p className={styles.note}>{t("zone", { zone: UTC_NAME })}</p>
      <Meetings data={data} page={page} />
      <div className={styles.twoColumns}>
        {SIDES.map((side) => (
          <LastMatches key={side} data={data} page={page} side={side} />
        ))}
      </div>
      {next && next.home.length + next.away.length > 0 && (
        <div className={styles.twoColumns}>
          {SIDES.map((side) => (
            <NextMatches key={side} data={data} page={page} side={side} />
          ))}
        </div>
      )}
    </MatchShell>
  );
}

function Meetings({ data: { head, query, meetings }, page }: H2hPageProps) {
  const { t } = useTranslation(["h2h", "errors"]);
  if (meetings && meetings.rows.length > 0)
    return (
      <Section title={t("h2h:meetings")}>
        <MeetingsSummary of={meetings.tally} about={head.about} locale={page.locale} />
        <H2hList id="meetings" rows={meetings.rows} page={page} isWide />
      </Section>
    );
  if (!meetings)
    return (
      <Section title={t("h2h:meetings")}>
        <p>{t("errors:upstream.title")}</p>
      </Section>
    );
  return (
    <EmptyNote of="h2h">
      {isNarrowed(query) && <a href={localePath(page.locale, page.path)}>{t("h2h:filter.clear")}</a>}
    </EmptyNote>
  );
}

interface SideProps extends H2hPageProps {
  side: Side;
}

/** Won, drawn, lost, and the matches themselves. */
function LastMatches({ data: { head, last }, page, side }: SideProps) {
  const { t } = useTranslation(["h2h", "errors"]);
  const { match, sport } = head.about;
  const record = last[side];
  return (
    <Section title={t("h2h:last", { team: match[side].name })}>
      {!record && <p>{t("errors:upstream.title")}</p>}
      {record?.rows.length === 0 && <p className={styles.empty}>{t("h2h:none")}</p>}
      {record && record.rows.length > 0 && (
        <>
          <p className="tabular">{t(`h2h:tally.${sport}`, { ...record.tally })}</p>
          <H2hList id={`last-${side}`} rows={record.rows} page={page} />
        </>
      )}
    </Section>
  );
}

function NextMatches({ data: { head, next }, page, side }: SideProps) {
  const { t } = useTranslation("h2h");
  const rows = next?.[side] ?? [];
  const isOver = head.about.match.state === "finished";
  return (
    <Section title={t(isOver ? "afterwards" : "next", { team: head.about.match[side].name })}>
      {rows.length > 0 ? (
        <H2hList id={`next-${side}`} rows={rows} page={page} />
      ) : (
        <p className={styles.empty}>{t(isOver ? "noneAfterwards" : "noneYet")}</p>
      )}
    </Section>
  );
}
