import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchFeed } from "~/features/match-feed/load-match-feed.server";
import { MatchFeedPage } from "~/features/match-feed/MatchFeedPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-feed");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchFeed(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchFeedRoute() {
  return <MatchFeedPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
