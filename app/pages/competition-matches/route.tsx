import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompetitionMatchesPage, competitionMatchesMeta } from "~/features/competition/matches/CompetitionMatchesPage";
import { loadCompetitionMatches } from "~/features/competition/matches/load-competition-matches.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("competition-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCompetitionMatches(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? competitionMatchesMeta(data, matches) : [];

export default function CompetitionMatchesRoute() {
  return <CompetitionMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
