import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { matchMeta } from "~/features/match/match-meta";
import { H2hPage } from "~/features/match-h2h/H2hPage";
import { loadH2h } from "~/features/match-h2h/load-h2h.server";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match-h2h");

export const loader = ({ params, request, context }: LoaderFunctionArgs) => {
  const { search, searchParams } = new URL(request.url);
  return loadH2h(context, { sport: sportOfRequest(request), params, search, query: searchParams });
};

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data.head, matches) : []);

export default function MatchH2hRoute() {
  return <H2hPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
