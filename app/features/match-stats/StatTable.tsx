// biome-ignore-all lint/a11y/noRedundantRoles: rows are grids, which lose their roles in some browsers
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { Fragments } from "~/ui/fragments/Fragments";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { StatRow } from "./StatRow.tsx";
import styles from "./stat-table.module.css";
import type { StatGroup } from "./stat-view.ts";

interface StatTableProps {
  group: StatGroup;
  teams: Pick<Match, Side>;
  /** Below the numbers. */
  children?: ReactNode;
}

/** Both sides' numbers in a group of statistics. */
export function StatTable({ group: { key, name, rows }, teams: { home, away }, children }: StatTableProps) {
  const { t } = useTranslation("stats");
  const headingId = `sh-${key}`;
  return (
    <section className={`card ${styles.statTable} tabular`} id={`st-${key}`}>
      <h2 id={headingId}>{name}</h2>
      <table className="hold-until-parsed" role="table" aria-labelledby={headingId}>
        <thead className="visually-hidden" role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {home.name}
            </th>
            <th role="columnheader" scope="col">
              {t("column.stat")}
            </th>
            <th role="columnheader" scope="col">
              {away.name}
            </th>
          </tr>
        </thead>
        <Fragments
          as="tbody"
          role="rowgroup"
          of={rows.map((stat) => ({ key: `StatRow ${JSON.stringify(stat)}`, render: () => <StatRow stat={stat} /> }))}
        />
      </table>
      <ParsedEnd />
      {children}
    </section>
  );
}
