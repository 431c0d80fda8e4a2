import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LeadersPage, leadersMeta } from "~/features/competition/leaders/LeadersPage";
import { loadLeaders } from "~/features/competition/leaders/load-leaders.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("competition-leaders");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadLeaders(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? leadersMeta(data.head, matches) : []);

export default function CompetitionLeadersRoute() {
  return <LeadersPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
