import { useTranslation } from "react-i18next";
import type { Source } from "#contract/domain/match";

/** Where the data of a season or match comes from; empty if it comes from a supplier. */
export function SourceNote({ source }: { source: Source }) {
  const { t } = useTranslation("common");
  if (source === "supplied") return null;
  return <p className="note">{source === "simulated" ? t("source.simulatedNote") : t(`source.${source}`)}</p>;
}
