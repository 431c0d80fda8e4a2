import { useTranslation } from "react-i18next";
import { WholeTable } from "~/ui/Whole";
import type { AbsenceView } from "./absence-view.ts";
import { NameLink } from "./NameLink.tsx";

interface AbsenceTableProps {
  /** Of the table, for screen readers. */
  caption: string;
  absences: readonly AbsenceView[];
  /** Beside a spell that goes on, where past ones stand too. */
  nowLabel?: string;
  /** The heading of the last day. */
  untilLabel: string;
  storageBaseUrl?: string;
}

/** Who is or was out, why, and from when until when. */
export function AbsenceTable({ caption, absences, nowLabel, untilLabel, storageBaseUrl }: AbsenceTableProps) {
  const { t } = useTranslation("people");
  const hasPlayers = absences.some(({ player }) => player);
  return (
    <WholeTable className="pt">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {hasPlayers && <th scope="col">{t("column.player")}</th>}
          <th scope="col">{t("column.reason")}</th>
          <th scope="col">{t("column.since")}</th>
          <th scope="col">{untilLabel}</th>
        </tr>
      </thead>
      <tbody>
        {absences.map(({ player, reason, from, until, isNow }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be equal
          <tr key={index}>
            {hasPlayers && <th scope="row">{player && <NameLink of={player} storageBaseUrl={storageBaseUrl} />}</th>}
            <td>
              {reason} {isNow && nowLabel && <span className="tag warn">{nowLabel}</span>}
            </td>
            <td className="num day">{from ?? "–"}</td>
            <td className="num day">{until ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </WholeTable>
  );
}
