import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadMatchHead } from "~/features/match/load-match-head.server";
import { MatchInfoPage } from "~/features/match/MatchInfoPage";
import { matchMeta } from "~/features/match/match-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-info");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchHead(context, {
    sport: sportOfRequest(request),
    params,
    tab: "info",
    search: new URL(request.url).search,
  });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data, matches) : []);

export default function MatchInfoRoute() {
  return <MatchInfoPage head={useLoaderData<typeof loader>()} page={usePage()} />;
}
