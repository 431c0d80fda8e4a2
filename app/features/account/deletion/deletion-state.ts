import { DELETION_TEXT_LIMIT, type DeletionReason, isDeletionReason } from "#contract/tables/deletion-reasons";
import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";

/** The steps in order (specification, section 4): consequences, reason, confirmation, re-authentication. */
export type DeletionStep = "start" | "reason" | "confirm" | "proof";

export type DeletionField = "reason" | "freeText" | "password" | "code";

export interface DeletionState extends FormState<DeletionField> {
  step: DeletionStep;
  /** Of the code for members without a password. */
  sent?: SentCode;
}

export interface DeletionForm {
  /** Intent of the pressed button. */
  intent: string;
  reason: string;
  freeText: string;
}

/** The effect of a button before any call is made. */
interface DeletionMove {
  step: DeletionStep;
  /** The form is valid, and the supplier has to be called now. */
  call?: "sendCode" | "delete";
  isReasonMissing?: boolean;
}

/**
 * The next step of a form. Each later step needs the reason again, carried in the form: without it the form returns to
 * that question.
 */
export function moveOf({ intent, reason }: DeletionForm, hasPassword: boolean): DeletionMove {
  if (!isDeletionReason(reason)) return { step: "reason", isReasonMissing: true };
  switch (intent) {
    case "reason":
      return { step: "confirm" };
    case "confirm":
    case "resend":
      return hasPassword ? { step: "proof" } : { step: "proof", call: "sendCode" };
    case "delete":
      return { step: "proof", call: "delete" };
    default:
      return { step: "reason" };
  }
}

/** Values that are carried from step to step. */
export const keptValues = ({
  reason,
  freeText,
}: DeletionForm): Pick<Record<DeletionField, string>, "reason" | "freeText"> => ({
  reason: isDeletionReason(reason) ? (reason satisfies DeletionReason) : "",
  freeText: freeText.slice(0, DELETION_TEXT_LIMIT),
});

function stepOf(intent: string): DeletionStep {
  switch (intent) {
    case "confirm":
    case "back":
      return "confirm";
    case "resend":
    case "delete":
      return "proof";
    default:
      return "reason";
  }
}

/** The state from which a form was sent. */
export const stateBefore = (form: DeletionForm): DeletionState => ({
  step: stepOf(form.intent),
  values: keptValues(form),
});
