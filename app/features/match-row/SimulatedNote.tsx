import { useTranslation } from "react-i18next";
import type { Source } from "#contract/domain/match";

/** How much of what a page shows is simulated: that decides whether it says so once, or marks what is. */
export type SimulatedShare = "none" | "some" | "all";

/** The share among the sources of a page's matches. */
export function simulatedShare(matches: readonly { source?: Source }[]): SimulatedShare {
  const simulated = matches.filter(({ source }) => source === "simulated").length;
  if (simulated === 0) return "none";
  return simulated === matches.length ? "all" : "some";
}

/** Once per page: that its matches are simulated, or that those marked are. */
export function SimulatedNote({ share }: { share: SimulatedShare }) {
  const { t } = useTranslation("common");
  if (share === "none") return null;
  return <p className="note">{share === "all" ? t("source.simulatedAll") : t("source.simulatedNote")}</p>;
}
