import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/features/account/account-meta";
import type { AccountFormState } from "~/features/account/change-account.server";
import { readFields } from "~/features/forms/read-fields";
import { sendForm } from "~/features/forms/send-form";

export { keepLoaded as shouldRevalidate } from "~/features/forms/send-form";

import { performPasskeyTask } from "~/features/passkeys/perform-passkey-task";
import { changeMyProfile } from "~/features/profile/change-my-profile.server";
import { loadMyProfile } from "~/features/profile/load-my-profile.server";
import { MyProfilePage } from "~/features/profile/MyProfilePage";
import { profileFormOf, readProfileIntent, stepOfUnsent } from "~/features/profile/profile-intent";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("my-profile");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadMyProfile(context, request);

export const action = ({ request, context }: ActionFunctionArgs) => changeMyProfile(request, context);

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm<AccountFormState>({
    request,
    serverAction: async () => performPasskeyTask(await serverAction()),
    stateOf: (form) => {
      const intent = readProfileIntent(String(form.get("intent")));
      return {
        form: profileFormOf(intent),
        values: readFields(form, ["nickname", "passkeyName"]),
        ...stepOfUnsent(intent),
      };
    },
  });

export const meta: MetaFunction<typeof loader> = ({ matches }) => accountMeta(matches, { section: "profile" });

export default function MyProfileRoute() {
  return <MyProfilePage data={useLoaderData<typeof loader>()} state={useActionData<AccountFormState>()} />;
}
