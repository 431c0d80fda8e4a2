import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/keep-loaded";

import { routeHandle } from "~/i18n/namespaces";
import { AccountNotificationsPage } from "./AccountNotificationsPage.tsx";
import { ALERT_FIELDS } from "./alert-fields.ts";
import { changeAlerts } from "./change-alerts.server.ts";
import { loadAccountNotifications } from "./load-account-notifications.server.ts";

export const handle = routeHandle("account-notifications");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadAccountNotifications(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => changeAlerts(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<FormState>({
    request,
    serverAction,
    stateOf: (form) => ({ values: readFields(form, [...ALERT_FIELDS, "mode"]) }),
  });

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches, { section: "notifications" });

export default function AccountNotificationsRoute() {
  return <AccountNotificationsPage data={useLoaderData<typeof loader>()} state={useActionData<FormState>()} />;
}
