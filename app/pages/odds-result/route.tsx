import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadPanel } from "~/features/odds/load-panel.server";
import { PanelPage } from "~/features/odds/panel/PanelPage";
import { panelMeta } from "~/features/odds/panel-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("odds-result");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadPanel(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? panelMeta(data, matches) : []);

export default function OddsResultRoute() {
  return <PanelPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
