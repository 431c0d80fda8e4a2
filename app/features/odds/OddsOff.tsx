import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";

/** Why there are no prices, and where a visitor changes that if they can. */
export function OddsOff({ page: { locale, hiddenPrices } }: { page: Pick<Page, "locale" | "hiddenPrices"> }) {
  const { t } = useTranslation("odds");
  if (hiddenPrices === "country") return t("off");
  return (
    <>
      {t("offByChoice")} <a href={localePath(locale, "/settings")}>{t("offSettings")}</a>
    </>
  );
}
