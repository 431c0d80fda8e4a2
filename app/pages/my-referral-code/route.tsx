import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import type { FormState } from "~/features/forms/faults";
import { readFields } from "~/features/forms/read-fields";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

import { MyReferralCodePage } from "~/features/invitation/MyReferralCodePage";
import { enterReferralCode, loadMyReferralCode } from "~/features/invitation/my-referral-code.server";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("my-referral-code");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadMyReferralCode(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => enterReferralCode(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<FormState>({ request, serverAction, stateOf: (form) => ({ values: readFields(form, ["referralCode"]) }) });

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches, { section: "referral" });

export default function MyReferralCodeRoute() {
  return <MyReferralCodePage data={useLoaderData<typeof loader>()} state={useActionData<FormState>()} />;
}
