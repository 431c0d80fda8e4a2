import { useTranslation } from "react-i18next";
import { classNames } from "~/ui/class-names";
import styles from "./people.module.css";

/** Notes that the people on a page are fictional. */
export function InventedNote({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation("people");
  return isShown ? <p className={classNames("note", styles.invented)}>{t("simulated")}</p> : null;
}
