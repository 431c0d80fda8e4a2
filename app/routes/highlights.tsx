import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { HighlightsPage } from "~/features/highlights/HighlightsPage";
import { highlightsMeta } from "~/features/highlights/highlights-meta";
import { loadHighlights } from "~/features/highlights/load-highlights.server";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("highlights");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadHighlights(context, sportOfRequest(request), new URL(request.url).searchParams);

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? highlightsMeta(data, matches) : []);

export default function HighlightsRoute() {
  return <HighlightsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
