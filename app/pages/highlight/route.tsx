import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HighlightPage } from "~/features/highlights/highlight/HighlightPage";
import { highlightMeta } from "~/features/highlights/highlight/highlight-meta";
import { loadHighlight } from "~/features/highlights/highlight/load-highlight.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("highlight");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadHighlight(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? highlightMeta(data, matches) : []);

export default function HighlightRoute() {
  return <HighlightPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
