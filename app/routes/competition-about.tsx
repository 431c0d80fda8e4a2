import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompetitionAboutPage } from "~/features/competition/CompetitionAboutPage";
import { competitionAboutMeta } from "~/features/competition/competition-meta";
import { loadCompetitionAbout } from "~/features/competition/load-competition-about.server";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("competition-about");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCompetitionAbout(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? competitionAboutMeta(data.head, matches) : [];

export default function CompetitionAboutRoute() {
  return <CompetitionAboutPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
