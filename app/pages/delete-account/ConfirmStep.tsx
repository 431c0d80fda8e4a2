import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "~/features/account/account.module.css";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { DeletionState } from "./deletion-state.ts";
import { KeptFields } from "./KeptFields.tsx";

/** Final confirmation: a modal dialog if scripts run, otherwise part of the page. */
export function ConfirmStep({ state, hasPassword }: { state: DeletionState; hasPassword: boolean }) {
  const { t } = useTranslation("account");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    // Rendered open for browsers without script: only a closed dialog can be shown as modal.
    current?.close();
    current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} open className={styles.dialog} aria-labelledby="confirm-title">
      <h2 id="confirm-title">{t("deletion.confirmTitle")}</h2>
      <p>{t("deletion.grace")}</p>
      <MemberForm id="confirm" intent="confirm" state={state}>
        <KeptFields values={state.values} />
        {/* Members without a password are sent a code. */}
        {!hasPassword && <BotCheck action="delete-account" intents={["confirm"]} />}
        <div className={styles.choices}>
          <SubmitButton intent="confirm" isDanger>
            {t("deletion.confirm")}
          </SubmitButton>
          <SubmitButton intent="back" isPlain>
            {t("deletion.cancel")}
          </SubmitButton>
        </div>
      </MemberForm>
    </dialog>
  );
}
