import { useTranslation } from "react-i18next";
import { SITE_NAME } from "#contract/tables/site";
import styles from "~/features/account/account.module.css";
import { QrCode } from "~/features/qr-code/QrCode";
import { SharePlace } from "~/features/share/SharePlace";
import { SHARE_OPENER } from "~/features/share/share-links";
import type { Page } from "~/page/page";
import type { InvitationData } from "./my-referral-code.server.ts";
import "~/ui/button.css";

interface InvitationProps {
  invitation: InvitationData;
  page: Pick<Page, "locale" | "origin">;
}

/** A member's referral code as text, link and QR code. Namespaces: account, match. */
export function Invitation({ invitation: { code, path, qr }, page: { locale, origin } }: InvitationProps) {
  const { t } = useTranslation("account");
  return (
    <div className={styles.invitation}>
      <dl className={styles.facts}>
        <div>
          <dt>{t("referral.code")}</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>{t("referral.link")}</dt>
          <dd className={styles.address}>{qr.address}</dd>
        </div>
      </dl>
      <QrCode code={qr} label={t("referral.qr", { address: qr.address })} className={styles.qr} />
      <button type="button" className="button" {...SHARE_OPENER}>
        {t("referral.share")}
      </button>
      <SharePlace page={{ locale, origin, path }} title={t("referral.shareTitle")} text={SITE_NAME} />
    </div>
  );
}
