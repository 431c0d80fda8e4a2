import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { loadOdds } from "~/features/odds/comparison/load-odds.server";
import { OddsPage } from "~/features/odds/comparison/OddsPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-odds");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadOdds(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchOddsRoute() {
  return <OddsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
