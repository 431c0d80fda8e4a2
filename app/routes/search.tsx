import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePage } from "~/features/frame/use-page";
import { loadSearch } from "~/features/search/load-search.server";
import { SearchPage } from "~/features/search/SearchPage";
import { searchMeta } from "~/features/search/search-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("search");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSearch(context, new URL(request.url).searchParams);

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? searchMeta(data, matches) : []);

export default function SearchRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
