import { useTranslation } from "react-i18next";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { FOLLOW_FORM_ID } from "~/features/favourites/star-forms";
import type { Page } from "~/page/page";
import { AlertsLink } from "./AlertsLink.tsx";
import styles from "./favourite-star.module.css";

interface FavouriteStarProps {
  locale: Page["locale"];
  sport: Sport;
  kind: FollowedKind;
  id: string;
  name: string;
}

/** The star of an item, and the link to its alerts. Same markup for everyone: scripts show what a member follows. */
export function FavouriteStar({ locale, sport, kind, id, name }: FavouriteStarProps) {
  const { t } = useTranslation("frame");
  return (
    <>
      <button
        type="submit"
        className={styles.star}
        form={FOLLOW_FORM_ID}
        name={kind}
        value={id}
        data-name={name}
        aria-label={t("favourite.add", { name })}
      />
      <AlertsLink locale={locale} sport={sport} kind={kind} id={id} name={name} isOfStar />
    </>
  );
}
