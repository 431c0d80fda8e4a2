import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { HighlightPage } from "~/features/highlights/HighlightPage";
import { highlightMeta } from "~/features/highlights/highlight-meta";
import { loadHighlight } from "~/features/highlights/load-highlight.server";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("highlight");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadHighlight(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? highlightMeta(data, matches) : []);

export default function HighlightRoute() {
  return <HighlightPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
