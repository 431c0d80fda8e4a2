import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadPanel } from "~/features/odds/load-panel.server";
import { PanelFilterPage } from "~/features/odds/panel/PanelFilterPage";
import { panelMeta } from "~/features/odds/panel-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("odds-result-filter");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadPanel(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search, isFilter: true });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? panelMeta(data, matches, true) : []);

export default function OddsResultFilterRoute() {
  return <PanelFilterPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
