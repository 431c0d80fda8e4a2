import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import { ErrorState } from "~/features/errors/ErrorState";
import { errorKindOf } from "~/features/errors/error-kind";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { changeSettings, type SettingsFault } from "./change-settings.server.ts";
import { loadSettings } from "./load-settings.server.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { settingsMeta } from "./settings-meta.ts";

export const handle = routeHandle("settings");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSettings(context, new URL(request.url).searchParams);

export const action = ({ request, context }: ActionFunctionArgs) => changeSettings(request, context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => settingsMeta(matches);

/**
 * Its own, so that a fault of a form changes the main part only: the root's would have React make the document anew, with
 * its scripts, which Trusted Types refuses, and the page would be empty.
 */
export function ErrorBoundary() {
  return <ErrorState kind={errorKindOf(useRouteError())} page={usePage()} />;
}

export default function SettingsRoute() {
  const fault = useActionData<SettingsFault>()?.fault;
  const isSaving = useNavigation().state !== "idle";
  return <SettingsPage data={useLoaderData<typeof loader>()} fault={fault} isSaving={isSaving} />;
}
