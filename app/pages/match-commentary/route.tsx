import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadMatchCommentary } from "~/features/commentary/load-match-commentary.server";
import { MatchCommentaryPage } from "~/features/commentary/MatchCommentaryPage";
import { matchMeta } from "~/features/match/match-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-commentary");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchCommentary(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchCommentaryRoute() {
  return <MatchCommentaryPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
