import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { DELETION_REASONS, DELETION_TEXT_LIMIT } from "#contract/tables/deletion-reasons";
import { AccountFrame } from "~/features/account/AccountFrame";
import styles from "~/features/account/account.module.css";
import { sectionPath } from "~/features/account/account-sections";
import { BotCheck } from "~/features/bot-check/BotCheck";
import { descriptionOf, FieldFault } from "~/features/forms/Field";
import { MemberForm } from "~/features/forms/MemberForm";
import { ProofFields } from "~/features/forms/ProofFields";
import { SubmitButton } from "~/features/forms/SubmitButton";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import type { DeleteAccountData } from "./delete-account.server.ts";
import type { DeletionState } from "./deletion-state.ts";

const ID = "reason";
const TEXT_ID = "reason-text";

/** One of nine reasons, and an optional comment. */
function ReasonStep({ state }: { state: DeletionState }) {
  const { t } = useTranslation("account");
  const fault = state.faults?.reason;
  const { reason, freeText } = state.values ?? {};
  return (
    <MemberForm id={ID} intent="reason" state={state.step === "reason" ? state : undefined}>
      <fieldset className={styles.reasons} aria-describedby={descriptionOf(`${ID}-reason`, { fault })}>
        <legend>{t("deletion.reason")}</legend>
        <FieldFault id={`${ID}-reason`} fault={fault} />
        {DELETION_REASONS.map((key, index) => (
          <label key={key}>
            <input
              type="radio"
              // The first is the target of the fault summary's link.
              id={index === 0 ? `${ID}-reason` : undefined}
              name="reason"
              value={key}
              defaultChecked={key === reason}
              required
              aria-invalid={fault && index === 0 ? true : undefined}
            />
            {t(`deletion.reasons.${key}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.text}>
        <label htmlFor={TEXT_ID}>{t("deletion.text")}</label>
        <textarea id={TEXT_ID} name="freeText" rows={4} maxLength={DELETION_TEXT_LIMIT} defaultValue={freeText} />
      </div>
      <SubmitButton intent="reason" isDanger>
        {t("deletion.delete")}
      </SubmitButton>
    </MemberForm>
  );
}

/** Values of earlier steps, carried to the last. */
const KeptFields = ({ values }: Pick<DeletionState, "values">) => (
  <>
    <input type="hidden" name="reason" value={values?.reason ?? ""} />
    <input type="hidden" name="freeText" value={values?.freeText ?? ""} />
  </>
);

/** Final confirmation: a modal dialog if scripts run, otherwise part of the page. */
function ConfirmStep({ state, hasPassword }: { state: DeletionState; hasPassword: boolean }) {
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

interface ProofStepProps {
  state: DeletionState;
  hasPassword: boolean;
  phone: string | undefined;
}

/** Re-authentication: the password, or a code for members without one. */
function ProofStep({ state, hasPassword, phone = "" }: ProofStepProps) {
  const { t } = useTranslation("account");
  return (
    <MemberForm id="proof" intent="delete" state={state} step="proof">
      <p className="note">{hasPassword ? t("deletion.passwordHint") : t("deletion.codeHint", { phone })}</p>
      <KeptFields values={state.values} />
      <ProofFields
        hasPassword={hasPassword}
        sent={state.sent}
        resendIntent="resend"
        check={<BotCheck action="delete-account" intents={["resend"]} />}
      />
      <SubmitButton intent="delete" isDanger>
        {t("deletion.delete")}
      </SubmitButton>
    </MemberForm>
  );
}

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
