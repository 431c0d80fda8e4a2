import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadMatchList } from "~/features/match-list/load-match-list.server";
import { MatchListPage, matchListMeta } from "~/features/match-list/page/MatchListPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-list");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadMatchList(context, new URL(request.url).searchParams, sportOfRequest(request));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchListMeta(data.day, matches) : []);

export default function MatchListRoute() {
  return <MatchListPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
