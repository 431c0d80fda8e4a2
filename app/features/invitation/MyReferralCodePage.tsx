import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { Field } from "~/features/forms/Field";
import type { FormState } from "~/features/forms/faults";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { Invitation } from "~/features/invitation/Invitation";
import { usePage } from "~/page/use-page";
import type { MyReferralCodeData } from "./my-referral-code.server.ts";

/** Who joined with the code, and when; latest first. */
function ReferralTable({ data: { total, referrals } }: { data: Pick<MyReferralCodeData, "total" | "referrals"> }) {
  const { t } = useTranslation(["account", "memberForms"]);
  if (total === 0) return <p className={styles.part}>{t("referral.none")}</p>;
  return (
    <section className={styles.part}>
      <h2>{t("referral.joined", { count: total })}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("memberForms:nickname.label")}</th>
            <th scope="col">{t("referral.date")}</th>
          </tr>
        </thead>
        <tbody>
          {referrals.map(({ nickname, joined }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: masked names may be equal, and rows never move.
            <tr key={index}>
              <td>{nickname}</td>
              <td>{joined}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
