import type { TFunction } from "i18next";
import type { Column } from "~/sports/standings-columns";
import { figureText } from "./columns.ts";
import { FormStrip } from "./FormStrip.tsx";
import { RankCell } from "./RankCell.tsx";
import styles from "./standings.module.css";
import type { StandingsFacts } from "./standings-facts.ts";
import type { AnyRow } from "./standings-rows.ts";
import { TeamCell } from "./TeamCell.tsx";
import type { DescribedTie } from "./tie-break.ts";

export interface StandingsRowProps {
  row: AnyRow;
  columns: readonly Column[];
  /** The table has a form column. */
  hasForm: boolean;
  /** The page is about this team. */
  isMarked: boolean;
  tie?: DescribedTie;
  /** Key of the team it is playing against. */
  opponent?: string;
  facts: StandingsFacts;
  t: TFunction<"standings">;
}

/** A row of a table. Rendered as a fragment, so everything comes from props. */
export function StandingsRow(props: StandingsRowProps) {
  const { row, columns, hasForm, isMarked, tie, opponent, facts, t } = props;
  return (
    <tr className={isMarked ? styles.ownTeam : undefined}>
      <RankCell row={row} sport={facts.sport} tie={tie} t={t} />
      <TeamCell row={row} opponent={opponent} facts={facts} t={t} />
      {columns.map((column) => (
        <td key={column.key} className={column.isWide ? styles.wide : undefined}>
          {column.isStrong ? <b>{figureText(column, row, t)}</b> : figureText(column, row, t)}
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
