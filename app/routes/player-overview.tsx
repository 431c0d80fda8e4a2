import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadOverview } from "~/features/player/load-overview.server";
import { PlayerOverview } from "~/features/player/PlayerOverview";
import { playerMeta } from "~/features/player/player-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("player-overview");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadOverview(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "overview", isOlder: data.isOlder }, matches) : [];

export default function PlayerOverviewRoute() {
  return <PlayerOverview data={useLoaderData<typeof loader>()} page={usePage()} />;
}
