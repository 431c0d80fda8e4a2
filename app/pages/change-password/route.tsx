import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import type { FormState } from "~/features/forms/faults";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/keep-loaded";

import { routeHandle } from "~/i18n/namespaces";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";
import { changePassword } from "./change-password.server.ts";
import { loadChangePassword } from "./load-change-password.server.ts";

export const handle = routeHandle("change-password");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadChangePassword(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => changePassword(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<FormState>({ request, serverAction, stateOf: () => ({}) });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  accountMeta(matches, { section: "password", hasPassword: data?.hasPassword });

export default function ChangePasswordRoute() {
  return <ChangePasswordPage data={useLoaderData<typeof loader>()} state={useActionData<FormState>()} />;
}
