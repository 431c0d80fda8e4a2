import { useTranslation } from "react-i18next";
import { QrCode } from "~/features/qr-code/QrCode";
import type { QrCodeData } from "~/features/qr-code/qr-code.server";

interface AppCodeProps {
  code: QrCodeData;
  /** Of the drawing. */
  className?: string;
}

/** The code that opens the page about the app on a phone, with a line that says so. */
export function AppCode({ code, className }: AppCodeProps) {
  const { t } = useTranslation("banner");
  return (
    <>
      <QrCode code={code} label={t("app.code", { address: code.address })} className={className} />
      <p>{t("app.scan")}</p>
    </>
  );
}
