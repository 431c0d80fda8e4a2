import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";
import { classNames } from "~/ui/class-names";
import { Fragments } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { versionOf } from "~/ui/fragments/version-of";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { columnsOf } from "./columns.ts";
import { StandingsRow, type StandingsRowProps } from "./StandingsRow.tsx";
import styles from "./standings.module.css";
import type { StandingsFacts } from "./standings-facts.ts";
import { type AnyRow, type AnyTable, opponentKey, rowsAround } from "./standings-rows.ts";
import { describeTie } from "./tie-break.ts";

export interface StandingsTableProps {
  table: AnyTable;
  facts: StandingsFacts;
  /** For screen readers only. */
  caption: string;
  /** Only rank, team and the deciding figure, without form and explanations: for use on other pages. */
  isShort?: boolean;
  /** Ids of teams to mark. */
  highlight?: readonly string[];
  /** Only the rows around this team. */
  around?: { teamId: string; count: number };
  /** Beside another table on wide screens, or on a match page, where row heights stay constant during play. */
  layout?: "sideBySide" | "ofMatch";
}

const SPORT_CLASSES: Readonly<Record<Sport, string | undefined>> = {
  football: undefined,
  basketball: styles.basketball,
};

/**
 * A standings table of either sport; the page must list the namespace `standings`. Phones show rank, team, the deciding
 * figure and form.
 */
export function StandingsTable(props: StandingsTableProps) {
  const { table, facts, caption, isShort = false, highlight = [], around, layout } = props;
  const { rankedBy, columns: allColumns } = adapterOf(facts.sport).standings;
  const rows: readonly AnyRow[] = table.rows;
  const { i18n } = useTranslation();
  const t = i18n.getFixedT(null, "standings");
  const columns = columnsOf(allColumns, rows, isShort);
  const hasForm = !isShort && rows.some(({ form }) => form.length > 0);
  const shown = around ? rowsAround(rows, around.teamId, around.count) : rows;
  const shared = { columns, hasForm, facts, t };
  const sharedKey = JSON.stringify([columns.map(({ key }) => key), hasForm, facts]);
  const className = classNames(
    styles.table,
    "tabular hold-until-parsed",
    SPORT_CLASSES[facts.sport],
    rankedBy === "record" && columns.some(({ key }) => key === "points") && styles.byPoints,
    layout && styles[layout],
  );
  return (
    <>
      <table className={className}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("column.position")}</span>
            </th>
            <th scope="col">{t("column.team")}</th>
            {columns.map(({ key, isWide }) => (
              <th key={key} scope="col" className={isWide ? styles.wide : undefined}>
                <abbr title={t(`column.${key}`)}>{t(`short.${key}`)}</abbr>
              </th>
            ))}
            {hasForm && (
              <th scope="col" className={styles.form}>
                {t("short.form")}
              </th>
            )}
          </tr>
        </thead>
        <Fragments
          as="tbody"
          of={shown.map((row) => {
            const isMarked = highlight.includes(row.team.id);
            const tie = isShort || !row.tieBreak ? undefined : describeTie(row.tieBreak, rows, facts.sport);
            return rowFragment({ ...shared, row, isMarked, tie, opponent: opponentKey(row, rows) }, sharedKey);
          })}
        />
      </table>
      <ParsedEnd />
    </>
  );
}

/** `sharedKey` identifies what the rows of a table share: columns and facts, including the language. */
function rowFragment(props: StandingsRowProps, sharedKey: string): Fragment {
  const { row, isMarked, tie, opponent } = props;
  return {
    key: `StandingsRow ${sharedKey} ${isMarked} ${opponent} ${tie ? JSON.stringify(tie) : ""} ${versionOf(row)}`,
    render: () => <StandingsRow {...props} />,
  };
}
