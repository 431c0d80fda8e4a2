import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepLoaded } from "~/features/forms/keep-loaded";
import { sendCodeForm } from "~/features/sign/firebase/send-code-form";
import { signMeta } from "~/features/sign/sign-meta";
import { routeHandle } from "~/i18n/namespaces";
import { loadSignUp } from "./load-sign-up.server.ts";
import { PendingSignUpPage } from "./PendingSignUpPage.tsx";
import { SignUpPage } from "./SignUpPage.tsx";
import { signUp } from "./sign-up.server.ts";
import { type SignUpState, signUpStateOf } from "./sign-up-state.ts";

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
