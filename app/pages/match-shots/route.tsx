import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { GameShotsPage } from "~/features/match-stats/GameShotsPage";
import { loadGameShots } from "~/features/match-stats/load-game-shots.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-shots");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadGameShots(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchShotsRoute() {
  return <GameShotsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
