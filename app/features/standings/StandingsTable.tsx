import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Sport } from "#contract/tables/sports";
import { adapterOf } from "~/sports/sports";
import type { Column } from "~/sports/standings-columns";
import { classNames } from "~/ui/class-names";
import { Fragments, versionOf } from "~/ui/fragments/Fragments";
import type { Fragment } from "~/ui/fragments/fragment-cache";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { columnsOf, figureText } from "./columns.ts";
import { FormStrip } from "./FormStrip.tsx";
import { MoveMark } from "./MoveMark.tsx";
import type { ScrolledTableProps } from "./ScrolledTable.tsx";
import styles from "./standings.module.css";
import type { StandingsFacts } from "./standings-facts.ts";
import { type AnyRow, type AnyTable, hasBegun, hasGapBefore, opponentKey, rowsAround } from "./standings-rows.ts";
import { TeamCell } from "./TeamCell.tsx";
import { type DescribedTie, describeTie } from "./tie-break.ts";
import { toneOf, zoneOf } from "./zones.ts";

interface RankCellProps {
  row: AnyRow;
  sport: Sport;
  /** Before the first match nobody has a rank. */
  isRanked: boolean;
  /** Explains the rank if the team was level with others and the table gives reasons. */
  tie?: DescribedTie;
  t: TFunction<"standings">;
}

/** The rank, its zone, its movement, and the tie-break if the team was level with others. */
function RankCell({ row: { rank, previousRank, isTied, zone }, sport, isRanked, tie, t }: RankCellProps) {
  if (!isRanked) return <td className={styles.rank}>–</td>;
  const known = zoneOf(zone);
  const mark = (
    <>
      <span>
        {isTied && <abbr title={t("rank.shared")}>=</abbr>}
        {rank}
      </span>
      <MoveMark rank={rank} previousRank={previousRank} t={t} />
    </>
  );
  return (
    <td className={classNames(styles.rank, known && styles[`zone${toneOf(known)}`])}>
      {tie ? (
        <details className={styles.tieBreak} name="why">
          <summary title={t("tie.why")}>{mark}</summary>
          <TieBreakSentence tie={tie} sport={sport} t={t} />
        </details>
      ) : (
        mark
      )}
      {known && <span className="visually-hidden">{` ${t(`zone.${known}`)}`}</span>}
    </td>
  );
}

/** Why level teams are in this order: a sentence, and each team's value. */
function TieBreakSentence({ tie, sport, t }: Pick<RankCellProps, "sport" | "t"> & { tie: DescribedTie }) {
  const { teams } = tie;
  const [first, second] = teams;
  const level = adapterOf(sport).standings.rankedBy;
  const own = t(`measure.${tie.measure}`);
  const measure = tie.isAmongThem ? t("tie.amongThem", { measure: own }) : own;
  const sentence =
    teams.length === 2
      ? t(`tie.two.${level}`, { first: first.name, second: second.name, measure })
      : t(`tie.many.${level}`, { count: teams.length, measure });
  return (
    <div>
      {sentence}
      {first.value !== undefined && (
        <ul>
          {teams.map(({ name, value = "" }) => (
            <li key={name}>
              {`${name} `}
              <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface StandingsRowProps {
  row: AnyRow;
  columns: readonly Column[];
  /** The table has a form column. */
  hasForm: boolean;
  isRanked: boolean;
  /** The page is about this team. */
  isMarked: boolean;
  /** Rows between it and the one above it are left out. */
  isAfterGap: boolean;
  tie?: DescribedTie;
  /** Key of the team it is playing against. */
  opponent?: string;
  facts: StandingsFacts;
  t: TFunction<"standings">;
}

/** A row of a table. Rendered as a fragment, so everything comes from props. */
function StandingsRow(props: StandingsRowProps) {
  const { row, columns, hasForm, isRanked, isMarked, isAfterGap, tie, opponent, facts, t } = props;
  return (
    <tr className={classNames(isMarked && styles.ownTeam, isAfterGap && styles.afterGap) || undefined}>
      <RankCell row={row} sport={facts.sport} isRanked={isRanked} tie={tie} t={t} />
      <TeamCell row={row} opponent={opponent} facts={facts} t={t} />
      {columns.map((column) => (
        <td key={column.key} className={column.isWide ? styles.wide : undefined}>
          {column.isStrong ? (
            <b>{figureText(column, row, t, facts.locale)}</b>
          ) : (
            figureText(column, row, t, facts.locale)
          )}
        </td>
      ))}
      {hasForm && (
        <td className={styles.form}>
          <FormStrip of={row} facts={facts} t={t} />
        </td>
      )}
    </tr>
  );
}

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
  /** Around a whole table. */
  frame?: ComponentType<ScrolledTableProps>;
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
  const { table, facts, caption, isShort = false, highlight = [], around, layout, frame: Frame } = props;
  const { rankedBy, columns: allColumns } = adapterOf(facts.sport).standings;
  const rows: readonly AnyRow[] = table.rows;
  const { i18n } = useTranslation();
  const t = i18n.getFixedT(null, "standings");
  const columns = columnsOf(allColumns, rows, isShort, facts.locale);
  const hasForm = !isShort && rows.some(({ form }) => form.length > 0);
  const shown = around ? rowsAround(rows, around.teamId, around.count) : rows;
  const isRanked = hasBegun(table);
  const shared = { columns, hasForm, isRanked, facts, t };
  const sharedKey = JSON.stringify([columns.map(({ key }) => key), hasForm, isRanked, facts]);
  const className = classNames(
    styles.table,
    "tabular hold-until-parsed",
    SPORT_CLASSES[facts.sport],
    rankedBy === "record" && columns.some(({ key }) => key === "points") && styles.byPoints,
    layout && styles[layout],
  );
  const rendered = (
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
          of={shown.map((row, at) => {
            const isAfterGap = hasGapBefore(shown, at);
            const isMarked = highlight.includes(row.team.id);
            const tie = isShort || !row.tieBreak ? undefined : describeTie(row.tieBreak, rows, facts.sport);
            return rowFragment(
              { ...shared, row, isMarked, isAfterGap, tie, opponent: opponentKey(row, rows) },
              sharedKey,
            );
          })}
        />
      </table>
      <ParsedEnd />
    </>
  );
  if (!Frame || isShort) return rendered;
  return (
    <Frame sport={facts.sport} caption={caption} columns={columns} hasForm={hasForm}>
      {rendered}
    </Frame>
  );
}

/** `sharedKey` identifies what the rows of a table share: columns and facts, including the language. */
function rowFragment(props: StandingsRowProps, sharedKey: string): Fragment {
  const { row, isMarked, isAfterGap, tie, opponent } = props;
  return {
    key: `StandingsRow ${sharedKey} ${isMarked} ${isAfterGap} ${opponent} ${tie ? JSON.stringify(tie) : ""} ${versionOf(row)}`,
    render: () => <StandingsRow {...props} />,
  };
}
