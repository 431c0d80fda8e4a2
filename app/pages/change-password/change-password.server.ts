import type { EdgeContext } from "#worker/pages/context";
import { sectionPath } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { answerForm } from "~/features/forms/answer-form.server";
import { confirmationFault, newPasswordFault } from "~/features/forms/check-fields";
import { faultsIn } from "~/features/forms/faults";
import { formOf, readPassword } from "~/features/forms/read-fields";
import { SET_PASSWORD } from "./password-intents.ts";

const FIELDS = ["oldPassword", "password", "confirmPassword"] as const;

/** Handles a new password. Passwords are never rendered back: after a fault the form is empty. */
export async function changePassword(
  request: Request,
  context: ChangeContext & Pick<EdgeContext, "config">,
): Promise<Response> {
  const form = await formOf(request);
  const isFirst = form.get("intent") === SET_PASSWORD;
  const [oldPassword, password, confirmPassword] = FIELDS.map((name) => readPassword(form, name)) as [
    string,
    string,
    string,
  ];
  const faults = faultsIn({
    oldPassword: isFirst || oldPassword !== "" ? undefined : "passwordMissing",
    password: newPasswordFault(password, context.config.passwordPolicy),
    confirmPassword: confirmationFault(password, confirmPassword),
  });
  if (faults) return answerForm({ faults });
  const changed = isFirst
    ? await changeAccount(context, request, {
        name: "setPassword",
        query: { password, confirmPassword },
        fields: FIELDS,
      })
    : await changeAccount(context, request, {
        name: "updatePassword",
        query: { oldPassword, password, confirmPassword },
        fields: FIELDS,
      });
  if (changed.faults) return answerForm({ faults: changed.faults });
  return confirmChange(context.locale, sectionPath("password"), "password");
}
