import { useTranslation } from "react-i18next";
import type { Match } from "#contract/domain/match";
import styles from "~/features/match-analysis/analysis.module.css";
import { TeamPair } from "~/features/match-analysis/TeamPair";
import { AbsenceTable } from "~/features/people/AbsenceTable";
import type { AbsenceView } from "~/features/people/absence-view";
import { InventedNote } from "~/features/people/InventedNote";
import type { OfBoth } from "./load-details.server.ts";

interface AbsencesProps {
  match: Match;
  squads: OfBoth<AbsenceView>;
  storageBaseUrl?: string;
}

/** Who is, or may be, absent from the match, and why. */
export function Absences({ match, squads, storageBaseUrl }: AbsencesProps) {
  const { t } = useTranslation(["analysis", "people", "empty"]);
  if (squads.home.length + squads.away.length === 0) return null;
  return (
    <>
      <TeamPair
        title={t("people:heading.sidelined")}
        match={match}
        of={(side) =>
          squads[side].length === 0 ? (
            <p className={styles.note}>{t("empty:sidelined")}</p>
          ) : (
            <AbsenceTable
              caption={`${t("people:heading.sidelined")}, ${match[side].name}`}
              absences={squads[side]}
              nowLabel={t("doubtful")}
              untilLabel={t("people:column.until")}
              storageBaseUrl={storageBaseUrl}
            />
          )
        }
      />
      <InventedNote isShown={match.source !== "supplied"} />
    </>
  );
}
