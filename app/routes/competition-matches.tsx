import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompetitionMatchesPage } from "~/features/competition/CompetitionMatchesPage";
import { competitionMatchesMeta } from "~/features/competition/competition-meta";
import { loadCompetitionMatches } from "~/features/competition/load-competition-matches.server";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("competition-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCompetitionMatches(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? competitionMatchesMeta(data, matches) : [];

export default function CompetitionMatchesRoute() {
  return <CompetitionMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
