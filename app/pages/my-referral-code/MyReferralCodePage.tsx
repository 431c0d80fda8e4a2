import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { Field } from "~/features/forms/Field";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { QrCode } from "~/features/qr-code/QrCode";
import { SharePlace } from "~/features/share/SharePlace";
import { SHARE_OPENER } from "~/islands/share/share-ids";
import { SITE_NAME } from "~/page/site";
import { usePage } from "~/page/use-page";
import type { MyReferralCodeData } from "./load-my-referral-code.server.ts";
import { ReferralTable } from "./ReferralTable.tsx";

interface MyReferralCodePageProps {
  data: MyReferralCodeData;
  state: FormState | undefined;
}

/** A member's referral code as text, link and QR code, who joined with it, and who invited the member. */
export function MyReferralCodePage({ data, state }: MyReferralCodePageProps) {
  const { t } = useTranslation("account");
  const { locale, origin } = usePage();
  const { hasPassword, code, path, qr, saved } = data;
  return (
    <AccountFrame section="referral" hasPassword={hasPassword} saved={saved}>
      <p className="note">{t("referral.intro")}</p>
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
      <ReferralTable data={data} />
      <Inviter referredBy={data.referredBy} state={state} />
    </AccountFrame>
  );
}

function Inviter({ referredBy, state }: { referredBy: string | undefined; state: FormState | undefined }) {
  const { t } = useTranslation("account");
  return (
    <section className={styles.part}>
      <h2>{t("referral.inviter")}</h2>
      {referredBy ? (
        <p>{t("referral.invitedBy", { name: referredBy })}</p>
      ) : (
        <MemberForm intent="enter" state={state}>
          <Field
            name="referralCode"
            label={t("section.referral")}
            hint={t("referral.inviterHint")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={32}
          />
          <SubmitButton intent="enter">{t("referral.save")}</SubmitButton>
        </MemberForm>
      )}
    </section>
  );
}
