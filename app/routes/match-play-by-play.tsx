import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchPlayByPlay } from "~/features/match-play-by-play/load-match-play-by-play.server";
import { MatchPlayByPlayPage } from "~/features/match-play-by-play/MatchPlayByPlayPage";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-play-by-play");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchPlayByPlay(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchPlayByPlayRoute() {
  return <MatchPlayByPlayPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
