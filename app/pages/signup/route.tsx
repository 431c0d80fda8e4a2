import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepLoaded } from "~/features/forms/send-form";
import { sendCodeForm } from "~/features/sign/firebase/code-proof";
import { signMeta } from "~/features/sign/sign-meta";
import { loadSignUp } from "~/features/sign/sign-up/load-sign-up.server";
import { PendingSignUpPage } from "~/features/sign/sign-up/PendingSignUpPage";
import { SignUpPage } from "~/features/sign/sign-up/SignUpPage";
import { signUp } from "~/features/sign/sign-up/sign-up.server";
import { type SignUpState, signUpStateOf } from "~/features/sign/sign-up/sign-up-state";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("signup");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadSignUp(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => signUp(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendCodeForm({ request, serverAction, stateOf: signUpStateOf });

export const shouldRevalidate = keepLoaded;

export const meta: MetaFunction<typeof loader> = ({ matches }) => signMeta(matches, "signUp");

export default function SignUpRoute() {
  const data = useLoaderData<typeof loader>();
  const state = useActionData<SignUpState>();
  const { pending } = data;
  return pending ? (
    <PendingSignUpPage data={data} pending={pending} state={state} />
  ) : (
    <SignUpPage data={data} state={state} />
  );
}
