import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

import { AccountNotificationsPage } from "~/features/notices/alerts/AccountNotificationsPage";
import { ALERT_FIELDS } from "~/features/notices/alerts/alert-fields";
import { changeAlerts } from "~/features/notices/alerts/change-alerts.server";
import { loadAccountNotifications } from "~/features/notices/alerts/load-account-notifications.server";
import { routeHandle } from "~/i18n/namespaces";

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
