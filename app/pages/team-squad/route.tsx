import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { loadSquad } from "./load-squad.server.ts";
import { SquadPage } from "./SquadPage.tsx";
import { squadMeta } from "./squad-meta.ts";

export const handle = routeHandle("team-squad");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadSquad(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? squadMeta(data, matches) : []);

export default function TeamSquadRoute() {
  return <SquadPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
