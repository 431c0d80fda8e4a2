import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadMatchBoxScore } from "~/features/box-score/load-match-box-score.server";
import { MatchBoxScorePage } from "~/features/box-score/MatchBoxScorePage";
import { matchMeta } from "~/features/match/match-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-box-score");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchBoxScore(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchBoxScoreRoute() {
  return <MatchBoxScorePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
