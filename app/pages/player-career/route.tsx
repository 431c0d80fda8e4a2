import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { playerMeta } from "~/features/player/player-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { loadCareer } from "./load-career.server.ts";
import { PlayerCareer } from "./PlayerCareer.tsx";

export const handle = routeHandle("player-career");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCareer(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "career" }, matches) : [];

export default function PlayerCareerRoute() {
  return <PlayerCareer data={useLoaderData<typeof loader>()} page={usePage()} />;
}
