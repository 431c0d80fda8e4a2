import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompetitionAboutPage, competitionAboutMeta } from "~/features/competition/about/CompetitionAboutPage";
import { loadCompetitionAbout } from "~/features/competition/about/load-competition-about.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("competition-about");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCompetitionAbout(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? competitionAboutMeta(data.head, matches) : [];

export default function CompetitionAboutRoute() {
  return <CompetitionAboutPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
