import { useTranslation } from "react-i18next";
import { QrCode } from "~/features/qr-code/QrCode";
import type { QrCodeData } from "~/features/qr-code/qr-code.server";

interface AppCodeProps {
  code: QrCodeData;
  /** Class of the drawing. */
  className?: string;
}

/** QR code of the app page, for phones, with a line of explanation. */
export function AppCode({ code, className }: AppCodeProps) {
  const { t } = useTranslation("banner");
  return (
    <>
      <QrCode code={code} label={t("app.code", { address: code.address })} className={className} />
      <p>{t("app.scan")}</p>
    </>
  );
}
