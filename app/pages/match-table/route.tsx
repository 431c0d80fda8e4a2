import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchTable } from "~/features/standings/match-table/load-match-table.server";
import { MatchTablePage } from "~/features/standings/match-table/MatchTablePage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-table");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchTable(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchTableRoute() {
  return <MatchTablePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
