import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { loadNews } from "./load-news.server.ts";
import { NewsPage } from "./NewsPage.tsx";
import { newsMeta } from "./news-meta.ts";

export const handle = routeHandle("news");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadNews(context, { params, url: request.url });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? newsMeta(data, matches) : []);

export default function NewsRoute() {
  return <NewsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
