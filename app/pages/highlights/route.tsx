import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { HighlightsPage } from "./HighlightsPage.tsx";
import { highlightsMeta } from "./highlights-meta.ts";
import { loadHighlights } from "./load-highlights.server.ts";

export const handle = routeHandle("highlights");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadHighlights(context, sportOfRequest(request), new URL(request.url).searchParams);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? highlightsMeta(data, matches) : []);

export default function HighlightsRoute() {
  return <HighlightsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
