import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";

import { readFields } from "~/features/forms/read-fields";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

import { MyPhoneNumberPage } from "~/features/phone-number/MyPhoneNumberPage";
import { changeMyPhoneNumber, loadMyPhoneNumber } from "~/features/phone-number/my-phone-number.server";
import { type PhoneState, phoneStateOf } from "~/features/phone-number/phone-state";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("my-phone-number");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadMyPhoneNumber(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => changeMyPhoneNumber(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<PhoneState>({
    request,
    serverAction,
    stateOf: (form) => phoneStateOf(readFields(form, ["intent", "callingCode", "phone", "currentCode", "code"])),
  });

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches, { section: "phone" });

export default function MyPhoneNumberRoute() {
  return <MyPhoneNumberPage data={useLoaderData<typeof loader>()} state={useActionData<PhoneState>()} />;
}
