import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { playerMeta } from "~/features/player/player-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { loadOverview } from "./load-overview.server.ts";
import { PlayerOverview } from "./PlayerOverview.tsx";

export const handle = routeHandle("player-overview");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadOverview(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "overview", isOlder: data.isOlder }, matches) : [];

export default function PlayerOverviewRoute() {
  return <PlayerOverview data={useLoaderData<typeof loader>()} page={usePage()} />;
}
