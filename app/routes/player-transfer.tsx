import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadTransfers } from "~/features/player/load-transfers.server";
import { PlayerTransfers } from "~/features/player/PlayerTransfers";
import { playerMeta } from "~/features/player/player-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("player-transfer");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTransfers(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "transfer" }, matches) : [];

export default function PlayerTransferRoute() {
  return <PlayerTransfers data={useLoaderData<typeof loader>()} page={usePage()} />;
}
