import { useTranslation } from "react-i18next";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { alertsPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import styles from "./alerts-link.module.css";

interface AlertsLinkProps {
  locale: Page["locale"];
  sport: Sport;
  kind: FollowedKind;
  id: string;
  name: string;
  /** Shown only while the star before it is pressed; its space is reserved for every member. */
  isOfStar?: boolean;
  className?: string;
}

/** Link to a followed item's alert settings (pages/account-notifications). Hidden from guests. */
export function AlertsLink({ locale, sport, kind, id, name, isOfStar = false, className }: AlertsLinkProps) {
  const { t } = useTranslation("frame");
  return (
    <a
      href={localePath(locale, alertsPath(sport, kind, id))}
      className={classNames(styles.alerts, isOfStar && styles.ofStar, className)}
      aria-label={t("favourite.alerts", { name })}
    >
      <Icon name="bell" />
    </a>
  );
}
