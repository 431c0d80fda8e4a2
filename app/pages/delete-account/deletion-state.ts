import { DELETION_TEXT_LIMIT, type DeletionReason, isDeletionReason } from "#contract/tables/deletion-reasons";
import type { FormState } from "~/features/forms/faults";
import type { SentCode } from "~/features/forms/sent-code";

/** The steps in their order (specification, section 4): what it means, why, really?, and that it is the member. */
export type DeletionStep = "start" | "reason" | "confirm" | "proof";

export type DeletionField = "reason" | "freeText" | "password" | "code";

export interface DeletionState extends FormState<DeletionField> {
  step: DeletionStep;
  /** Of the code that who has no password gets. */
  sent?: SentCode;
}

export interface DeletionForm {
  /** What the pressed button asks for. */
  intent: string;
  reason: string;
  freeText: string;
}

/** What a button leads to before any call is made. */
export interface DeletionMove {
  step: DeletionStep;
  /** Nothing is wrong, and the supplier is to do something now. */
  call?: "sendCode" | "delete";
  isReasonMissing?: boolean;
}

/**
 * The step that a form asks for. Each later one needs the reason again, which travels in the form: whatever lacks it goes
 * back to the question.
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

/** What is kept of a form from step to step. */
export const keptValues = ({
  reason,
  freeText,
}: DeletionForm): Pick<Record<DeletionField, string>, "reason" | "freeText"> => ({
  reason: isDeletionReason(reason) ? (reason satisfies DeletionReason) : "",
  freeText: freeText.slice(0, DELETION_TEXT_LIMIT),
});

/** The state that a form was sent from. */
export function stateBefore(form: DeletionForm): DeletionState {
  const step = { reason: "reason", confirm: "confirm", back: "confirm" }[form.intent] ?? "proof";
  return { step: step as DeletionStep, values: keptValues(form) };
}
