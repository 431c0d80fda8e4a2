import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import {
  changeSettings,
  loadSettings,
  type SettingsFault,
} from "~/features/preferences/settings-page/change-settings.server";
import { SettingsPage, settingsMeta } from "~/features/preferences/settings-page/SettingsPage";
import { routeHandle } from "~/i18n/namespaces";

export const handle = routeHandle("settings");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSettings(context, new URL(request.url).searchParams);

/**
 * If React cannot get a response, the browser loads the page, which has a fault page for each case: the edge's or the
 * offline one.
 */
export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    window.location.assign(request.url);
    return new Promise<never>(() => {});
  }
}

export const action = ({ request, context }: ActionFunctionArgs) => changeSettings(request, context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => settingsMeta(matches);

/** A form that does not reach the edge leaves the page and its choices as they are, and may be sent again. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (thrown) {
    // The edge's own response: a redirect.
    if (thrown instanceof Response) throw thrown;
    // The status tells the router that nothing has changed.
    return Response.json({ fault: "unsent" } satisfies SettingsFault, { status: 503 });
  }
}

export default function SettingsRoute() {
  const fault = useActionData<SettingsFault>()?.fault;
  const isSaving = useNavigation().state !== "idle";
  return <SettingsPage data={useLoaderData<typeof loader>()} fault={fault} isSaving={isSaving} />;
}
