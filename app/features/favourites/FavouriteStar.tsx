import { useTranslation } from "react-i18next";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { FOLLOW_FORM_ID } from "~/browser/favourites/star-forms";
import styles from "./favourite-star.module.css";

interface FavouriteStarProps {
  kind: FollowedKind;
  id: string;
  name: string;
}

/** The star of what a page is about, or of what it names. The same for everyone: scripts say what a member follows. */
export function FavouriteStar({ kind, id, name }: FavouriteStarProps) {
  const { t } = useTranslation("frame");
  return (
    <button
      type="submit"
      className={styles.star}
      form={FOLLOW_FORM_ID}
      name={kind}
      value={id}
      data-name={name}
      aria-label={t("favourite.add", { name })}
    />
  );
}
