import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import { AccountPage } from "~/features/account/preferences/AccountPage";
import { changePreferences, loadAccount } from "~/features/account/preferences/account-page.server";
import type { FormState } from "~/features/forms/faults";
import { sendForm } from "~/features/forms/send-form";
import { routeHandle } from "~/i18n/namespaces";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

export const handle = routeHandle("account");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadAccount(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => changePreferences(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<FormState>({ request, serverAction, stateOf: () => ({}) });

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches);

export default function AccountRoute() {
  return <AccountPage data={useLoaderData<typeof loader>()} state={useActionData<FormState>()} />;
}
