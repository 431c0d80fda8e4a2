import { useTranslation } from "react-i18next";

/** The address for reports, if configured. */
export function ContactLine({ address }: { address: string | undefined }) {
  const { t } = useTranslation("siteTexts");
  if (!address) return null;
  return (
    <p>
      <a href={`mailto:${address}`}>{t("contact", { address })}</a>
    </p>
  );
}
