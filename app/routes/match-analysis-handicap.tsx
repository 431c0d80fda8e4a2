import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { HandicapPage } from "~/features/match-analysis/HandicapPage";
import { loadPastPage } from "~/features/match-analysis/load-analysis.server";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-analysis-handicap");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadPastPage(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search }, "handicap");

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? analysisMeta(data.head, "handicap", matches) : [];

export default function MatchHandicapAnalysisRoute() {
  return <HandicapPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
