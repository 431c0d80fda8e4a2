import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadPanel } from "~/features/odds/load-panel.server";
import { PanelFilterPage } from "~/features/odds/PanelFilterPage";
import { panelMeta } from "~/features/odds/panel-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("odds-result-filter");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadPanel(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search, isFilter: true });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? panelMeta(data, matches, true) : []);

export default function OddsResultFilterRoute() {
  return <PanelFilterPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
