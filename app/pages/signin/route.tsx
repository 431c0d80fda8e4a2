import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepLoaded } from "~/features/forms/send-form";
import { performPasskeyTask } from "~/features/passkeys/perform-passkey-task";
import { sendCodeForm } from "~/features/sign/firebase/code-proof";
import { loadSignIn } from "~/features/sign/sign-in/load-sign-in.server";
import { SignInPage } from "~/features/sign/sign-in/SignInPage";
import { signIn } from "~/features/sign/sign-in/sign-in.server";
import { type SignInState, signInStateOf } from "~/features/sign/sign-in/sign-in-state";
import { signMeta } from "~/features/sign/sign-meta";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("signin");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadSignIn(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => signIn(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendCodeForm({ request, serverAction: async () => performPasskeyTask(await serverAction()), stateOf: signInStateOf });

export const shouldRevalidate = keepLoaded;

export const meta: MetaFunction<typeof loader> = ({ matches }) => signMeta(matches, "signIn");

export default function SignInRoute() {
  return <SignInPage data={useLoaderData<typeof loader>()} state={useActionData<SignInState>()} />;
}
