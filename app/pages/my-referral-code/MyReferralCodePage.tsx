import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { Field } from "~/features/forms/Field";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { Invitation } from "~/features/invitation/Invitation";
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
  const { hasPassword, saved } = data;
  return (
    <AccountFrame section="referral" hasPassword={hasPassword} saved={saved}>
      <p className="note">{t("referral.intro")}</p>
      <Invitation invitation={data} page={usePage()} />
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
