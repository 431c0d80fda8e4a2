import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadCareer } from "~/features/player/career/load-career.server";
import { PlayerCareer } from "~/features/player/career/PlayerCareer";
import { playerMeta } from "~/features/player/player-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("player-career");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCareer(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "career" }, matches) : [];

export default function PlayerCareerRoute() {
  return <PlayerCareer data={useLoaderData<typeof loader>()} page={usePage()} />;
}
