import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Competition } from "#contract/domain/competition";
import type { LocaleCode } from "#contract/tables/locales";
import type { TableReason } from "#contract/tables/standings-keys";
import { formatDate } from "~/i18n/format-date";
import { classNames } from "~/ui/class-names";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";
import { StandingsTable, type StandingsTableProps } from "./StandingsTable.tsx";
import styles from "./standings.module.css";
import { type AnyTable, captionOf, tableName } from "./standings-rows.ts";
import { ClinchLegend, ZoneLegend } from "./ZoneLegend.tsx";

type Reasoned = Pick<AnyTable, "reasons">;

/** Reasons that all tables of a page have: these stand above them, once. */
const sharedReasons = (tables: readonly Reasoned[]): TableReason[] =>
  (tables[0]?.reasons ?? []).filter((reason) => tables.every(({ reasons = [] }) => reasons.includes(reason)));

/** A table's reasons that the others have not. */
const ownReasons = ({ reasons = [] }: Reasoned, shared: readonly TableReason[]): TableReason[] =>
  reasons.filter((reason) => !shared.includes(reason));

interface TableReasonsProps {
  reasons: readonly TableReason[];
  /** The day on which the season ended early, YYYY-MM-DD. */
  endedOn?: string;
  locale: LocaleCode;
}

/** Why a table is as it is, if it is not simply the sum of its results. Namespace: standings. */
function TableReasons({ reasons, endedOn, locale }: TableReasonsProps) {
  const { t } = useTranslation("standings");
  if (reasons.length === 0) return null;
  const date = endedOn === undefined ? "" : formatDate(endedOn, locale, "date");
  return reasons.map((reason) => (
    <p key={reason} className={styles.remark}>
      {t(`why.${reason}`, { date })}
    </p>
  ));
}

interface StandingsTablesProps extends Pick<StandingsTableProps, "facts" | "highlight" | "frame"> {
  tables: readonly AnyTable[];
  competition: Pick<Competition, "name">;
  isOfMatch?: boolean;
}

/** The tables of a season, each with its name, and a legend. Namespaces: standings, matches. */
export function StandingsTables(props: StandingsTablesProps) {
  const { tables, facts, competition, highlight, frame, isOfMatch = false } = props;
  const { i18n } = useTranslation();
  const isOfGroups = tables.some(({ group }) => group !== undefined);
  const isOne = tables.length === 1;
  const shared = sharedReasons(tables);
  const layout = isOfMatch ? "ofMatch" : isOfGroups && !isOne ? "sideBySide" : undefined;
  const reasons = <TableReasons reasons={shared} endedOn={tables[0]?.endedOn} locale={facts.locale} />;
  const sections = tables.map((table, at) => {
    const name = tableName(table, i18n);
    return (
      // The order of a season's tables is constant, and not all of them have an id.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={at}>
        <section className={`card ${styles.section}`}>
          {name && <h2>{name}</h2>}
          <TableReasons reasons={ownReasons(table, shared)} endedOn={table.endedOn} locale={facts.locale} />
          <StandingsTable
            table={table}
            facts={facts}
            caption={captionOf(competition, name, i18n)}
            highlight={highlight}
            layout={layout}
            frame={frame}
          />
          {isOne && <Remarks tables={tables} />}
        </section>
        {at === 0 && <FirstScreenEnd />}
      </Fragment>
    );
  });
  if (isOne)
    return (
      <>
        {reasons}
        {sections}
      </>
    );
  return (
    <>
      {reasons}
      <div className={isOfGroups ? styles.groups : undefined}>
        {sections}
        {tables.length === 0 && <FirstScreenEnd />}
      </div>
      <div className={`card ${styles.section}`}>
        <Remarks tables={tables} />
      </div>
    </>
  );
}

function Remarks({ tables }: { tables: readonly AnyTable[] }) {
  const { t } = useTranslation("standings");
  const hasForm = tables.some(({ rows }) => rows.some(({ form }) => form.length > 0));
  const hasTies = tables.some(({ rows }) => rows.some(({ tieBreak }) => tieBreak));
  return (
    <>
      <ZoneLegend tables={tables} />
      <ClinchLegend tables={tables} />
      {hasForm && <p className={classNames(styles.remark, styles.formNote)}>{t("formNote")}</p>}
      {hasTies && <p className={styles.remark}>{t("tie.hint")}</p>}
    </>
  );
}
