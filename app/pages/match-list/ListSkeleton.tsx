import { useTranslation } from "react-i18next";
import groups from "~/features/match-list/competition-group.module.css";
import filters from "~/features/match-list/list-filters.module.css";
import { classNames } from "~/ui/class-names";
import { FirstScreenEnd } from "~/ui/FirstScreenEnd";

const GROUPS = [4, 3, 5];

/** Reserves the first screen's space while the list is loading. */
export function ListSkeleton() {
  const { t } = useTranslation("common");
  return (
    <div className="wait" role="status">
      <span className="visually-hidden skeleton">{t("loading")}</span>
      <div className={classNames(filters.filters, "skeleton")} />
      {GROUPS.map((rows) => (
        <div key={rows} className={classNames(groups.group, "skeleton")} />
      ))}
      <FirstScreenEnd />
    </div>
  );
}
