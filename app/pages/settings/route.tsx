import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { changeSettings, type SettingsFault } from "./change-settings.server.ts";
import { loadSettings } from "./load-settings.server.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { settingsMeta } from "./settings-meta.ts";

export const handle = routeHandle("settings");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSettings(context, new URL(request.url).searchParams);

export const action = ({ request, context }: ActionFunctionArgs) => changeSettings(request, context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => settingsMeta(matches);

export default function SettingsRoute() {
  const fault = useActionData<SettingsFault>()?.fault;
  const isSaving = useNavigation().state !== "idle";
  return <SettingsPage data={useLoaderData<typeof loader>()} fault={fault} isSaving={isSaving} />;
}
