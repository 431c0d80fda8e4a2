import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadNews } from "~/features/news/list/load-news.server";
import { NewsPage } from "~/features/news/list/NewsPage";
import { newsMeta } from "~/features/news/list/news-meta";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("news");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadNews(context, { params, url: request.url });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? newsMeta(data, matches) : []);

export default function NewsRoute() {
  return <NewsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
