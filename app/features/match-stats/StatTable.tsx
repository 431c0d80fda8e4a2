// biome-ignore-all lint/a11y/noRedundantRoles: rows are grids, which lose their roles in some browsers
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Match, Side } from "#contract/domain/match";
import { Fragments } from "~/ui/fragments/Fragments";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import styles from "./stat-table.module.css";
import type { StatGroup, StatView } from "./stat-view.ts";

// Drawing units: a side's longest bar, and the gap between both.
const BAR = 100;
const GAP = 2;

/** A number per side with the name in between, and two bars that grow from the middle. A fragment: no hooks. */
const StatRow = ({ stat: { name, home, away, shares, better } }: { stat: StatView }) => (
  <tr role="row">
    <td role="cell">{better === "home" ? <b>{home}</b> : home}</td>
    <th role="rowheader" scope="row">
      {name}
      <Bars shares={shares} />
    </th>
    <td role="cell">{better === "away" ? <b>{away}</b> : away}</td>
  </tr>
);

const Bars = ({ shares: [home, away] }: Pick<StatView, "shares">) => (
  <svg viewBox={`0 0 ${BAR * 2 + GAP} 6`} preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 3h${BAR}m${GAP} 0h${BAR}`} />
    {home > 0 && <path className={styles.homeBar} d={`M${BAR} 3h-${home}`} />}
    {away > 0 && <path className={styles.awayBar} d={`M${BAR + GAP} 3h${away}`} />}
  </svg>
);

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
