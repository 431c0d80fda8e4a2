import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadMatchList } from "~/features/match-list/load-match-list.server";
import { MatchListPage } from "~/features/match-list/MatchListPage";
import { matchListMeta } from "~/features/match-list/match-list-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-list");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadMatchList(context, new URL(request.url).searchParams, sportOfRequest(request));

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchListMeta(data.day, matches) : []);

export default function MatchListRoute() {
  return <MatchListPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
