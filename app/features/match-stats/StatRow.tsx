// biome-ignore-all lint/a11y/noRedundantRoles: rows are grids, which lose their roles in some browsers
import styles from "./stat-table.module.css";
import type { StatView } from "./stat-view.ts";

// Drawing units: a side's longest bar, and the gap between both.
const BAR = 100;
const GAP = 2;

/** A number per side with the name in between, and two bars that grow from the middle. A fragment: no hooks. */
export const StatRow = ({ stat: { name, home, away, shares, better } }: { stat: StatView }) => (
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
