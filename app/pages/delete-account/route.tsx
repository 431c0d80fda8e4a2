import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";

import { readFields } from "~/features/forms/read-fields";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

import { DeleteAccountPage } from "~/features/account/deletion/DeleteAccountPage";
import { deleteAccount, loadDeleteAccount } from "~/features/account/deletion/delete-account.server";
import { type DeletionState, stateBefore } from "~/features/account/deletion/deletion-state";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("delete-account");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadDeleteAccount(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => deleteAccount(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<DeletionState>({
    request,
    serverAction,
    stateOf: (form) => stateBefore(readFields(form, ["intent", "reason", "freeText"])),
  });

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches, { section: "deletion" });

export default function DeleteAccountRoute() {
  return <DeleteAccountPage data={useLoaderData<typeof loader>()} state={useActionData<DeletionState>()} />;
}
