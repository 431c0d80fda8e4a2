import { useTranslation } from "react-i18next";
import type { ZoneKey } from "#contract/tables/standings-keys";
import { classNames } from "~/ui/class-names";
import { CLINCH_MARKS, shownClinches } from "./clinch-marks.ts";
import styles from "./standings.module.css";
import { type AnyTable, hasBegun } from "./standings-rows.ts";
import { toneOf, zoneOf } from "./zones.ts";

/** Legend of the colours beside the ranks; lists the ranks, so that it works without colour vision. */
export function ZoneLegend({ tables }: { tables: readonly AnyTable[] }) {
  const { t } = useTranslation("standings");
  const zones = legendOf(tables);
  if (zones.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t("zone.label")}>
      {zones.map(({ zone, ranks }) => (
        <li key={`${zone} ${ranks}`}>
          <i className={classNames(styles.zoneMark, styles[`zone${toneOf(zone)}`])} />
          {ranks && <b>{ranks}</b>}
          {` ${t(`zone.${zone}`)}`}
        </li>
      ))}
    </ul>
  );
}

/**
 * The zones of all tables that have begun, each once. A supplier's own zones, which have no translations, are left out.
 */
function legendOf(tables: readonly AnyTable[]): { zone: ZoneKey; ranks: string }[] {
  const zones = new Map(
    tables
      .filter(hasBegun)
      .flatMap((table) => table.zones ?? [])
      .flatMap(({ zone, fromRank, toRank }) => {
        const known = zoneOf(zone);
        // Listed once, however many went through from each group.
        const isPast = known === "went_through";
        const ranks = isPast ? "" : fromRank === toRank ? `${fromRank}` : `${fromRank}–${toRank}`;
        return known ? [[`${known} ${ranks}`, { zone: known, ranks }] as const] : [];
      }),
  );
  return [...zones.values()];
}

/** Legend of the letters beside names; nothing until something is certain. */
export function ClinchLegend({ tables }: { tables: readonly AnyTable[] }) {
  const { t } = useTranslation("standings");
  const shown = shownClinches(tables);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t("clinch.label")}>
      {shown.map((key) => (
        <li key={key}>
          <b>{CLINCH_MARKS[key]}</b>
          {` ${t(`clinch.${key}`)}`}
        </li>
      ))}
    </ul>
  );
}
