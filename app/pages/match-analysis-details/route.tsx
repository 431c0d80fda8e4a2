import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { analysisMeta } from "~/features/match-analysis/analysis-meta";
import { DetailsPage } from "~/features/match-analysis/details/DetailsPage";
import { loadDetailsPage } from "~/features/match-analysis/details/load-details.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-analysis-details");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadDetailsPage(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? analysisMeta(data.head, "details", matches) : [];

export default function MatchDetailsAnalysisRoute() {
  return <DetailsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
