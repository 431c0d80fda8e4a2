import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LineUpsPage } from "~/features/line-ups/LineUpsPage";
import { loadLineUps } from "~/features/line-ups/load-line-ups.server";
import { matchMeta } from "~/features/match/match-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-lineups");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadLineUps(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchLineUpsRoute() {
  return <LineUpsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
