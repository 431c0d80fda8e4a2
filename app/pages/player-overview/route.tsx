import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadOverview } from "~/features/player/overview/load-overview.server";
import { PlayerOverview } from "~/features/player/overview/PlayerOverview";
import { playerMeta } from "~/features/player/player-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("player-overview");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadOverview(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "overview", isOlder: data.isOlder }, matches) : [];

export default function PlayerOverviewRoute() {
  return <PlayerOverview data={useLoaderData<typeof loader>()} page={usePage()} />;
}
