import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { HandicapPage } from "~/features/match-analysis/handicap/HandicapPage";
import { loadPastPage } from "~/features/match-analysis/load-analysis.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-analysis-handicap");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadPastPage(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search }, "handicap");

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? analysisMeta(data.head, "handicap", matches) : [];

export default function MatchHandicapAnalysisRoute() {
  return <HandicapPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
