import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadTeamMatches } from "~/features/team/matches/load-team-matches.server";
import { TeamMatchesPage, teamMatchesMeta } from "~/features/team/matches/TeamMatchesPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("team-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTeamMatches(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? teamMatchesMeta(data, matches) : []);

export default function TeamMatchesRoute() {
  return <TeamMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
