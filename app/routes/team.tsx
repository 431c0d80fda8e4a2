import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadTeamOverview } from "~/features/team/load-team-overview.server";
import { TeamOverviewPage } from "~/features/team/TeamOverviewPage";
import { teamMeta } from "~/features/team/team-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("team");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTeamOverview(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? teamMeta({ ...data, tab: "overview", matches }) : [];

export default function TeamRoute() {
  return <TeamOverviewPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
