import { useTranslation } from "react-i18next";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { sectionPath } from "~/features/account/account-sections";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import { ConfirmStep } from "./ConfirmStep.tsx";
import type { DeletionState } from "./deletion-state.ts";
import type { DeleteAccountData } from "./load-delete-account.server.ts";
import { ProofStep } from "./ProofStep.tsx";
import { ReasonStep } from "./ReasonStep.tsx";

interface DeleteAccountPageProps {
  data: DeleteAccountData;
  state: DeletionState | undefined;
}

/** Deletes an account step by step; each step is a self-contained form. */
export function DeleteAccountPage({ data, state = { step: data.step } }: DeleteAccountPageProps) {
  const { hasPassword, phone } = data;
  return (
    <AccountFrame section="deletion" hasPassword={hasPassword}>
      {state.step === "start" && <StartStep />}
      {(state.step === "reason" || state.step === "confirm") && <ReasonStep state={state} />}
      {state.step === "confirm" && <ConfirmStep state={state} hasPassword={hasPassword} />}
      {state.step === "proof" && <ProofStep state={state} hasPassword={hasPassword} phone={phone} />}
    </AccountFrame>
  );
}

/** Explains the consequences. */
function StartStep() {
  const { t } = useTranslation("account");
  const { locale } = usePage();
  return (
    <>
      <ul className={styles.points}>
        <li>{t("deletion.intro")}</li>
        <li>{t("deletion.grace")}</li>
        <li>{t("deletion.comments")}</li>
      </ul>
      <a className="button plain-button" href={localePath(locale, `${sectionPath("deletion")}?step=reason`)}>
        {t("deletion.proceed")}
      </a>
    </>
  );
}
