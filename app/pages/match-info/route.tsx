import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchInfo } from "~/features/match-overview/load-match-info.server";
import { MatchInfoPage } from "~/features/match-overview/MatchInfoPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-info");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchInfo(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchInfoRoute() {
  return <MatchInfoPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
