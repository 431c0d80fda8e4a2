import { useTranslation } from "react-i18next";
import type { Competition } from "#contract/domain/competition";
import { bookmakerLabel } from "#contract/tables/bookmakers";
import { PartFault } from "~/features/entity/PartFault";
import { Section } from "~/features/entity/Section";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { MatchShell } from "~/features/match/MatchShell";
import type { PanelData, PanelPageData } from "~/features/odds/load-panel.server";
import odds from "~/features/odds/odds.module.css";
import { PanelForm, type PanelPageProps } from "~/features/odds/PanelForm";
import { OddsOff } from "~/features/odds/Price";
import panelStyles from "~/features/odds/panel.module.css";
import { type ChosenFilter, chosenFilters, PANEL_SIDES, panelPath, panelSearch } from "~/features/odds/panel-query";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable, ParsedEnd } from "~/ui/HoldUntilParsed";
import { PageTabs } from "~/ui/PageTabs";
import styles from "./odds-result.module.css";
import { PanelMatches } from "./PanelMatches.tsx";
import "~/ui/button.css";
import type { OddsPanel } from "#contract/domain/odds";
import type { LocaleCode } from "#contract/tables/locales";
import { formatFixed } from "~/features/people/format-amounts";
import { adapterOf } from "~/sports/sports";

interface PanelTallyProps {
  tally: OddsPanel["tally"];
  data: PanelPageData;
  locale: LocaleCode;
}

/** Results of the matches and of their prices; every share with its total. */
function PanelTally({ tally, data: { showsPrices, head }, locale }: PanelTallyProps) {
  const { t } = useTranslation("odds");
  const { won, drawn, lost, handicap, total, handicapShare, overShare } = tally;
  const { sport } = head.about;
  const results: [string, number][] = [
    [t("panel.result.W"), won],
    ...(adapterOf(sport).match.hasDraws ? [[t("panel.result.D"), drawn] as [string, number]] : []),
    [t("panel.result.L"), lost],
  ];
  return (
    <Section title={t("panel.tally")}>
      <Counts name={t("panel.results")} counts={results} />
      {showsPrices && (
        <>
          <Counts
            name={t(`market.${sport}.handicap`)}
            counts={[
              [t("settle.WIN"), handicap.win],
              [t("settle.HALF_WIN"), handicap.halfWin],
              [t("settle.PUSH"), handicap.push],
              [t("settle.HALF_LOSE"), handicap.halfLose],
              [t("settle.LOSE"), handicap.lose],
            ]}
          />
          {handicapShare && (
            <p>
              {t("panel.handicapShare", {
                percent: formatFixed(handicapShare.percent, 1, locale),
                of: handicapShare.of,
              })}
            </p>
          )}
          <Counts
            name={t(`market.${sport}.total`)}
            counts={[
              [t("totalOutcome.OVER"), total.over],
              [t("totalOutcome.HALF_OVER"), total.halfOver],
              [t("totalOutcome.PUSH"), total.push],
              [t("totalOutcome.HALF_UNDER"), total.halfUnder],
              [t("totalOutcome.UNDER"), total.under],
            ]}
          />
          {overShare && (
            <p>{t("panel.overShare", { percent: formatFixed(overShare.percent, 1, locale), of: overShare.of })}</p>
          )}
        </>
      )}
    </Section>
  );
}

const Counts = ({ name, counts }: { name: string; counts: readonly (readonly [string, number])[] }) => (
  <HoldUntilParsedTable className={classNames(odds.table, styles.counts, "tabular")}>
    <caption>{name}</caption>
    <thead>
      <tr>
        {counts.map(([head]) => (
          <th scope="col" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {counts.map(([head, count]) => (
          <td key={head}>{count}</td>
        ))}
      </tr>
    </tbody>
  </HoldUntilParsedTable>
);

/** Past matches with their prices, and how those settled. */
export function PanelPage({ data, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { head, side, panel } = data;
  const teams = { home: head.about.match.home.name, away: head.about.match.away.name };
  return (
    <MatchShell head={head} page={page}>
      <Sides data={data} page={page} />
      <h2 className={panelStyles.heading}>{t(`past.${side}`, teams)}</h2>
      <p className={classNames(odds.info, "note")}>{data.showsPrices ? t("infoOnly") : <OddsOff page={page} />}</p>
      <div className={styles.wideOnly}>
        <PanelForm data={data} page={page} />
        <ParsedEnd />
      </div>
      <Chosen data={data} page={page} />
      {panel.error ? (
        <PartFault title={t("past.title")} kind={panel.error} page={page} />
      ) : (
        <Matches panel={panel.value} data={data} page={page} />
      )}
    </MatchShell>
  );
}

/** The three pages of past matches. */
function Sides({ data: { head, side, query }, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { match } = head.about;
  const { leagueId: _, ...shared } = query;
  const name = { home: match.home.shortName ?? match.home.name, away: match.away.shortName ?? match.away.name };
  return (
    <div className={styles.sides}>
      <PageTabs
        label={t("past.title")}
        tabs={PANEL_SIDES.map((one) => ({
          href: localePath(page.locale, panelPath(match, one)) + panelSearch(shared),
          name: one === "h2h" ? t("past.both") : name[one],
          isShown: one === side,
        }))}
      />
    </div>
  );
}

/** The active filters, each with a link that removes it; on phones a link to all filters. */
function Chosen({ data, page }: PanelPageProps) {
  const { t } = useTranslation("odds");
  const { head, side, query } = data;
  const path = localePath(page.locale, panelPath(head.about.match, side));
  const competitions = data.panel.value?.competitions ?? [];
  return (
    <div className={styles.chosen}>
      <p>
        <a
          className={classNames(styles.narrowOnly, "button plain-button")}
          href={localePath(page.locale, panelPath(head.about.match, side, true)) + panelSearch(query)}
        >
          {t("panel.filters")}
        </a>{" "}
        {data.showsPrices && <span>{t("panel.by", { company: bookmakerLabel(query.company, page.locale) })}</span>}
      </p>
      {query.unknownCompany && <p role="status">{t("panel.unknownCompany", { name: query.unknownCompany })}</p>}
      <ul className={odds.chips}>
        {chosenFilters(query).map((chosen) => (
          <li key={chosen.of}>
            <a href={path + panelSearch(chosen.without)} rel="nofollow">
              <ChosenName of={chosen.of} data={data} competitions={competitions} page={page} />{" "}
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">{t("panel.remove")}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChosenNameProps extends PanelPageProps {
  of: ChosenFilter["of"];
  competitions: readonly Competition[];
}

function ChosenName({ of, data: { query }, competitions, page }: ChosenNameProps) {
  const { t } = useTranslation("odds");
  const day = (date: string | undefined) => (date ? formatDate(date, page.locale, "date") : "…");
  switch (of) {
    case "venue":
      return t(`panel.venue.${query.venue ?? "home"}`);
    case "given":
      return t(`panel.given.${query.given ?? "level"}`);
    case "line":
      return t("panel.lineOf", { line: query.line });
    case "isSameLeague":
      return t("panel.sameLeague");
    case "leagueId":
      return competitions.find(({ id }) => id === query.leagueId)?.name ?? t("panel.league");
    case "range":
      return `${day(query.from)} – ${day(query.to)}`;
  }
}

function Matches({ panel, data, page }: PanelPageProps & { panel: PanelData }) {
  const { t } = useTranslation(["odds", "common"]);
  if (panel.tally.played === 0) return <EmptyNote of="matches" />;
  const { match: ofMatch, odds: ofOdds } = adapterOf(data.head.about.sport);
  return (
    <>
      <PanelTally tally={panel.tally} data={data} locale={page.locale} />
      <Section title={t("panel.matches", { n: panel.tally.played })}>
        <PanelMatches panel={panel} data={data} locale={page.locale} />
        {panel.matches.some(({ match }) => ofMatch.isBeyondCounted(match)) && (
          <p className={classNames(odds.sectionNote, "note")}>{t(ofOdds.countsNote)}</p>
        )}
        {data.showsPrices && <p className={classNames(odds.sectionNote, "note")}>{t("panel.about")}</p>}
        {panel.hasSimulated && data.head.about.match.source !== "simulated" && (
          <p className={classNames(odds.sectionNote, "note")}>{t("common:source.simulatedNote")}</p>
        )}
      </Section>
    </>
  );
}
