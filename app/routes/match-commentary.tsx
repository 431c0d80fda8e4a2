import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchCommentary } from "~/features/match-commentary/load-match-commentary.server";
import { MatchCommentaryPage } from "~/features/match-commentary/MatchCommentaryPage";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-commentary");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchCommentary(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchCommentaryRoute() {
  return <MatchCommentaryPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
