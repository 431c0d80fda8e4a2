import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadSearch } from "~/features/search-page/load-search.server";
import { SearchPage, searchMeta } from "~/features/search-page/SearchPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("search");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSearch(context, new URL(request.url).searchParams);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? searchMeta(data, matches) : []);

export default function SearchRoute() {
  return <SearchPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
