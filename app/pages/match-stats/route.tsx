import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchStats } from "~/features/match-stats/load-match-stats.server";
import { MatchStatsPage } from "~/features/match-stats/MatchStatsPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-stats");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchStats(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchStatsRoute() {
  return <MatchStatsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
