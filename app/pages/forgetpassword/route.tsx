import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepLoaded } from "~/features/forms/send-form";
import { sendCodeForm } from "~/features/sign/firebase/code-proof";
import { ResetPage } from "~/features/sign/reset/ResetPage";
import { loadReset, resetPassword } from "~/features/sign/reset/reset-password.server";
import { type ResetState, resetStateOf } from "~/features/sign/reset/reset-state";
import { signMeta } from "~/features/sign/sign-meta";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("forgetpassword");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadReset(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => resetPassword(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendCodeForm({ request, serverAction, stateOf: resetStateOf });

export const shouldRevalidate = keepLoaded;

export const meta: MetaFunction<typeof loader> = ({ matches }) => signMeta(matches, "forgot");

export default function ResetRoute() {
  return <ResetPage data={useLoaderData<typeof loader>()} state={useActionData<ResetState>()} />;
}
