import type { EdgeContext } from "#worker/pages/context";
import { answerForm } from "~/features/forms/answer-form.server";
import { askUpstream } from "~/features/forms/ask-upstream.server";
import { readFields } from "~/features/forms/read-fields";
import { beginSession } from "../begin-session.server.ts";
import type { SignInState } from "../sign-in/sign-in-state.ts";

type PasskeyContext = Pick<EdgeContext, "account" | "locale">;

const STATE = { form: "passkey", step: "number" } as const satisfies SignInState;

/** What a passkey of this browser is to sign. */
export async function askForPasskey({ account }: PasskeyContext): Promise<Response> {
  const offered = await askUpstream(account, { name: "passkeyChallenge", query: {}, fields: [] });
  if (offered.faults) return answerForm<SignInState>({ ...STATE, faults: offered.faults });
  const { challengeToken, options } = offered.value;
  await account.keepChallenge(challengeToken);
  return answerForm<SignInState>({ ...STATE, passkeyTask: { kind: "logIn", options } });
}

/** Signs in with what the passkey has signed. */
export async function signInByPasskey(request: Request, form: FormData, context: PasskeyContext): Promise<Response> {
  const { account } = context;
  const challengeToken = await account.takeChallenge();
  if (!challengeToken) return answerForm<SignInState>({ ...STATE, faults: { form: { kind: "passkeyLate" } } });
  const query = { challengeToken, ...readFields(form, ["credential"]) };
  const answered = await askUpstream(account, { name: "loginPasskey", query, fields: [] });
  if (answered.faults) return answerForm<SignInState>({ ...STATE, faults: answered.faults });
  return beginSession(answered.value, request, context);
}
