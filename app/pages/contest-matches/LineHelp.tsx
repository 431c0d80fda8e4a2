import { useTranslation } from "react-i18next";
import picks from "~/features/contest/picks.module.css";

/** The source of the prices, and how lines are settled. */
export function LineHelp({ source }: { source: string }) {
  const { t } = useTranslation("contests");
  return (
    <div>
      <p className="note">{t("pick.source", { source })}</p>
      <details className={picks.help}>
        <summary>{t("quarter.title")}</summary>
        <p>{t("quarter.line")}</p>
        <p>{t("quarter.halves")}</p>
        <p>{t("quarter.points")}</p>
      </details>
    </div>
  );
}
