import { useTranslation } from "react-i18next";
import { formatOdds } from "#contract/odds/formats";
import type { OfferedFormat } from "~/features/odds/odds-formats";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";

interface PriceProps {
  /** Decimal; a text as sent by the upstream. */
  of: number | string;
  format?: OfferedFormat | undefined;
}

/** A price in the chosen format; odds-format.island.tsx reads the decimal price beside it. */
export const Price = ({ of, format = "decimal" }: PriceProps) => (
  <data data-price="" value={typeof of === "string" ? of : of.toFixed(2)}>
    {formatOdds(Number(of), format)}
  </data>
);

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
