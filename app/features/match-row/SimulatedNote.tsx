import { useTranslation } from "react-i18next";
import type { SimulatedShare } from "./simulated-share.ts";

/** Once per page: that its matches are simulated, or that those marked are. */
export function SimulatedNote({ share }: { share: SimulatedShare }) {
  const { t } = useTranslation("common");
  if (share === "none") return null;
  return <p className="note">{share === "all" ? t("source.simulatedAll") : t("source.simulatedNote")}</p>;
}
