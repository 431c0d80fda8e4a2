import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchBoxScore } from "~/features/match-box-score/load-match-box-score.server";
import { MatchBoxScorePage } from "~/features/match-box-score/MatchBoxScorePage";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-box-score");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchBoxScore(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchBoxScoreRoute() {
  return <MatchBoxScorePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
