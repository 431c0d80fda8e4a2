import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { matchMeta } from "~/features/match/match-meta";
import { loadMatchTable } from "~/features/match-table/load-match-table.server";
import { MatchTablePage } from "~/features/match-table/MatchTablePage";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-table");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatchTable(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchTableRoute() {
  return <MatchTablePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
