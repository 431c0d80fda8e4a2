import { useTranslation } from "react-i18next";

/** Says on a page about people that they are made up, where they are. */
export function InventedNote({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation("people");
  return isShown ? <p className="note made">{t("simulated")}</p> : null;
}
