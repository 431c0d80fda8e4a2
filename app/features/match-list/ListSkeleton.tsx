import { useTranslation } from "react-i18next";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";

const GROUPS = [4, 3, 5];

/** Keeps the first screen's place while the list is on its way. */
export function ListSkeleton() {
  const { t } = useTranslation("common");
  return (
    <div className="wait" role="status">
      <span className="vh skel">{t("loading")}</span>
      <div className="flt skel" />
      {GROUPS.map((rows) => (
        <div key={rows} className="g skel" />
      ))}
      <FirstScreenEnd />
    </div>
  );
}
