import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HighlightsPage, highlightsMeta } from "~/features/highlights/list/HighlightsPage";
import { loadHighlights } from "~/features/highlights/list/load-highlights.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("highlights");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadHighlights(context, sportOfRequest(request), new URL(request.url).searchParams);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? highlightsMeta(data, matches) : []);

export default function HighlightsRoute() {
  return <HighlightsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
