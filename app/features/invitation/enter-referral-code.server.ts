import { sectionPath } from "~/features/account/account-sections";
import { type ChangeContext, changeAccount, confirmChange } from "~/features/account/change-account.server";
import { answerForm } from "~/features/forms/answer-form.server";
import { formOf, readFields } from "~/features/forms/read-fields";

/** Records who invited the member: once, and only if it was not given at sign-up. */
export async function enterReferralCode(request: Request, context: ChangeContext): Promise<Response> {
  const values = readFields(await formOf(request), ["referralCode"]);
  const changed = await changeAccount(context, request, {
    name: "updateReferralCode",
    query: values,
    fields: ["referralCode"],
  });
  if (changed.faults) return answerForm({ values, faults: changed.faults });
  return confirmChange(context.locale, sectionPath("referral"), "referral");
}
