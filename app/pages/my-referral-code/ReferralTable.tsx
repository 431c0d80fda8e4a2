import { useTranslation } from "react-i18next";
import styles from "~/features/account/account.module.css";
import type { MyReferralCodeData } from "./load-my-referral-code.server.ts";

/** Who joined with the code, and when; latest first. */
export function ReferralTable({
  data: { total, referrals },
}: {
  data: Pick<MyReferralCodeData, "total" | "referrals">;
}) {
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
