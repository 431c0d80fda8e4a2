import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { playerMeta } from "~/features/player/player-meta";
import { loadTransfers } from "~/features/player/transfers/load-transfers.server";
import { PlayerTransfers } from "~/features/player/transfers/PlayerTransfers";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("player-transfer");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTransfers(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "transfer" }, matches) : [];

export default function PlayerTransferRoute() {
  return <PlayerTransfers data={useLoaderData<typeof loader>()} page={usePage()} />;
}
