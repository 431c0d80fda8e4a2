import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadTeamMatches } from "~/features/team/load-team-matches.server";
import { TeamMatchesPage } from "~/features/team/TeamMatchesPage";
import { teamMatchesMeta } from "~/features/team/team-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("team-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTeamMatches(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? teamMatchesMeta(data, matches) : []);

export default function TeamMatchesRoute() {
  return <TeamMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
