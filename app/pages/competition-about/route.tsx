import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { CompetitionAboutPage } from "./CompetitionAboutPage.tsx";
import { competitionAboutMeta } from "./competition-about-meta.ts";
import { loadCompetitionAbout } from "./load-competition-about.server.ts";

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
