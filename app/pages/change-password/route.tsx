import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

import { ChangePasswordPage } from "~/features/account/password/ChangePasswordPage";
import { changePassword, loadChangePassword } from "~/features/account/password/change-password.server";
import { type PasswordState, passwordStateOf } from "~/features/account/password/password-intents";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("change-password");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadChangePassword(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => changePassword(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<PasswordState>({ request, serverAction, stateOf: passwordStateOf });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  accountMeta(matches, { section: "password", hasPassword: data?.hasPassword });

export default function ChangePasswordRoute() {
  return <ChangePasswordPage data={useLoaderData<typeof loader>()} state={useActionData<PasswordState>()} />;
}
