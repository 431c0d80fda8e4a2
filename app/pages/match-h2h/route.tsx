import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { H2hPage } from "~/features/head-to-head/H2hPage";
import { loadH2h } from "~/features/head-to-head/load-h2h.server";
import { matchMeta } from "~/features/match/match-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-h2h");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadH2h(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchH2hRoute() {
  return <H2hPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
