import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import { HoldUntilParsedTable } from "~/ui/HoldUntilParsed";
import type { AbsenceView } from "./absence-view.ts";
import { NameLink } from "./NameLink.tsx";
import styles from "./people.module.css";

interface AbsenceTableProps {
  /** Table caption, for screen readers. */
  caption: string;
  absences: readonly AbsenceView[];
  /** Marks a current absence in a list that also has past ones. */
  nowLabel?: string;
  /** The heading of the last day. */
  untilLabel: string;
  storageBaseUrl?: string;
}

/** Who is or was absent, why (below the name, as phones have no space beside it), from when and until when. */
export function AbsenceTable({ caption, absences, nowLabel, untilLabel, storageBaseUrl }: AbsenceTableProps) {
  const { t } = useTranslation("people");
  const hasPlayers = absences.some(({ player }) => player);
  return (
    <HoldUntilParsedTable className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t(hasPlayers ? "column.player" : "column.reason")}</th>
          <th scope="col">{t("column.since")}</th>
          <th scope="col">{untilLabel}</th>
        </tr>
      </thead>
      <tbody>
        {absences.map(({ player, reason, from, until, isNow }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be equal
          <tr key={index}>
            {player ? (
              <th scope="row">
                <NameLink of={player} storageBaseUrl={storageBaseUrl} />
                <small>
                  <Reason reason={reason} label={isNow ? nowLabel : undefined} />
                </small>
              </th>
            ) : (
              <td>
                <Reason reason={reason} label={isNow ? nowLabel : undefined} />
              </td>
            )}
            <td className={classNames("tabular", styles.day)}>{from ?? "–"}</td>
            <td className={classNames("tabular", styles.day)}>{until ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </HoldUntilParsedTable>
  );
}

function Reason({ reason, label }: { reason: string; label?: string }) {
  return (
    <>
      {reason} {label && <span className={classNames("tag", styles.warn)}>{label}</span>}
    </>
  );
}
