import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect, useLoaderData } from "@remix-run/react";
import { articleAt } from "#contract/tables/articles";
import { ArticlePage, articleMeta } from "~/features/article/ArticlePage";
import { loadArticlePage } from "~/features/article/load-article-page.server";
import { readArticle } from "~/features/article/read-article.server";
import { routeHandle } from "~/i18n/namespaces";
import { homeOf } from "~/page/locale-path";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("article");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, fetchAsset } = context;
  const row = articleAt(locale, new URL(request.url).pathname.slice(locale.length + 1));
  if (!row) throw redirect(homeOf(locale), 302);
  return loadArticlePage(context, await readArticle(row.id, fetchAsset));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? articleMeta(data.article, matches) : [];

export default function ArticleRoute() {
  return <ArticlePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
