import { useTranslation } from "react-i18next";
import type { Source } from "#contract/domain/match";

interface SourceNoteProps {
  source: Source;
  /** What is said of simulated data, on pages that mark nothing as simulated. */
  simulated?: string;
}

/** Where the data of a season or match comes from; empty if it comes from a supplier. */
export function SourceNote({ source, simulated }: SourceNoteProps) {
  const { t } = useTranslation("common");
  if (source === "supplied") return null;
  if (source !== "simulated") return <p className="note">{t(`source.${source}`)}</p>;
  return <p className="note">{simulated ?? t("source.simulatedNote")}</p>;
}
