import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadMatchHead } from "~/features/match/load-match-head.server";
import { matchMeta } from "~/features/match/match-meta";
import { loadTracker, withShots } from "~/features/match-tracker/load-tracker.server";
import { TrackerPage } from "~/features/match-tracker/TrackerPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("match-tracker");

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const sport = sportOfRequest(request);
  const [head, data] = await Promise.all([
    loadMatchHead(context, { sport, params, tab: "tracker", search: new URL(request.url).search }),
    loadTracker(context, { sport, matchId: params.matchId ?? "" }),
  ]);
  return { head, data: await withShots(context, head.about.match, data) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchTrackerRoute() {
  const { head, data } = useLoaderData<typeof loader>();
  return <TrackerPage head={head} data={data} page={usePage()} />;
}
