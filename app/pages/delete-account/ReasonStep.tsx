import { useTranslation } from "react-i18next";
import { DELETION_REASONS, DELETION_TEXT_LIMIT } from "#contract/tables/deletion-reasons";
import styles from "~/features/account/account.module.css";
import { descriptionOf, FieldFault } from "~/features/forms/FieldFault";
import { MemberForm } from "~/features/forms/MemberForm";
import { SubmitButton } from "~/features/forms/SubmitButton";
import type { DeletionState } from "./deletion-state.ts";

const ID = "reason";
const TEXT_ID = "reason-text";

/** One of nine reasons, and an optional comment. */
export function ReasonStep({ state }: { state: DeletionState }) {
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
