import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { GoalsPage } from "~/features/match-analysis/goals/GoalsPage";
import { loadGoalsPage } from "~/features/match-analysis/load-analysis.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-analysis-goals");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadGoalsPage(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? analysisMeta(data.head, "goals", matches) : [];

export default function MatchGoalsAnalysisRoute() {
  return <GoalsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
