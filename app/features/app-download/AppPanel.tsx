import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { QrCode } from "~/features/qr-code/QrCode";
import type { QrCodeData } from "~/features/qr-code/qr-code.server";
import { localePath } from "~/page/locale-path";
import styles from "./app-bar.module.css";
import { APP_PATH } from "./app-download.ts";
import type { AppPanelData } from "./load-app-panel.server.ts";

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

interface AppPanelProps {
  locale: LocaleCode;
  /** Absent if no app is configured: nothing is rendered then. */
  panel?: AppPanelData;
}

/** In the header on wide screens: a link to the app page, with a panel of stores and QR code. */
export function AppPanel({ locale, panel }: AppPanelProps) {
  const { t } = useTranslation("banner");
  if (!panel) return null;
  return (
    <div className={styles.panel} data-app-panel="" suppressHydrationWarning>
      <a href={localePath(locale, APP_PATH)}>{t("app.get")}</a>
      <div>
        <ul>
          {panel.links.map(({ store, url }) => (
            <li key={store}>
              <a href={url} rel="noopener">
                {t(`download.store.${store}`)}
              </a>
            </li>
          ))}
        </ul>
        <AppCode code={panel.code} className={styles.code} />
      </div>
    </div>
  );
}
