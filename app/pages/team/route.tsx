import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadTeamOverview } from "~/features/team/load-team-overview.server";
import { TeamOverviewPage } from "~/features/team/TeamOverviewPage";
import { teamMeta } from "~/features/team/team-meta";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("team");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTeamOverview(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? teamMeta({ ...data, tab: "overview", matches }) : [];

export default function TeamRoute() {
  return <TeamOverviewPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
