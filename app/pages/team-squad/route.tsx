import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadSquad } from "~/features/team/squad/load-squad.server";
import { SquadPage, squadMeta } from "~/features/team/squad/SquadPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("team-squad");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadSquad(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? squadMeta(data, matches) : []);

export default function TeamSquadRoute() {
  return <SquadPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
