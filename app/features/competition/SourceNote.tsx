import { useTranslation } from "react-i18next";
import type { Source } from "#contract/domain/match";

interface SourceNoteProps {
  source: Source;
  /** What is said of simulated data instead of that these matches are. */
  simulated?: string;
  /** Names of the services that supply it, if they are known, as a list in the page's language. */
  suppliers?: string | undefined;
}

/** Where the data of a season or match comes from; empty if it comes from a supplier who is not known here. */
export function SourceNote({ source, simulated, suppliers }: SourceNoteProps) {
  const { t } = useTranslation("common");
  if (source === "supplied") return suppliers ? <p className="note">{t("source.suppliers", { suppliers })}</p> : null;
  if (source !== "simulated") return <p className="note">{t(`source.${source}`)}</p>;
  return <p className="note">{simulated ?? t("source.simulatedAll")}</p>;
}
