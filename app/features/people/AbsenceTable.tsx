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

/** Who is or was out, why (below a name, for phones have no room beside it), and from when until when. */
export function AbsenceTable({ caption, absences, nowLabel, untilLabel, storageBaseUrl }: AbsenceTableProps) {
  const { t } = useTranslation("people");
  const hasPlayers = absences.some(({ player }) => player);
  return (
    <WholeTable className="pt">
      <caption className="vh">{caption}</caption>
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
                  <Why reason={reason} label={isNow ? nowLabel : undefined} />
                </small>
              </th>
            ) : (
              <td>
                <Why reason={reason} label={isNow ? nowLabel : undefined} />
              </td>
            )}
            <td className="num day">{from ?? "–"}</td>
            <td className="num day">{until ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </WholeTable>
  );
}

function Why({ reason, label }: { reason: string; label?: string }) {
  return (
    <>
      {reason} {label && <span className="tag warn">{label}</span>}
    </>
  );
}
