import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePage } from "~/features/frame/use-page";
import { loadMatch } from "~/features/match/load-match.server";
import { MatchPage } from "~/features/match/MatchPage";
import { matchMeta } from "~/features/match/match-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("match");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadMatch(context, params, new URL(request.url).search);

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? matchMeta(data, matches) : []);

export default function MatchRoute() {
  return <MatchPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
