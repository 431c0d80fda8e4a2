import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchPlayByPlay } from "~/features/play-by-play/load-match-play-by-play.server";
import { MatchPlayByPlayPage } from "~/features/play-by-play/MatchPlayByPlayPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-play-by-play");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchPlayByPlay(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchPlayByPlayRoute() {
  return <MatchPlayByPlayPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
