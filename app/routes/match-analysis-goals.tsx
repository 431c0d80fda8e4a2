import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { GoalsPage } from "~/features/match-analysis/GoalsPage";
import { loadGoalsPage } from "~/features/match-analysis/load-analysis.server";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-analysis-goals");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadGoalsPage(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? analysisMeta(data.head, "goals", matches) : [];

export default function MatchGoalsAnalysisRoute() {
  return <GoalsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
