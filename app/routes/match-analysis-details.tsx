import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { DetailsPage } from "~/features/match-analysis/DetailsPage";
import { loadDetailsPage } from "~/features/match-analysis/load-details.server";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-analysis-details");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadDetailsPage(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? analysisMeta(data.head, "details", matches) : [];

export default function MatchDetailsAnalysisRoute() {
  return <DetailsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
