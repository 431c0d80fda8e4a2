import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { openPiece } from "~/features/news/piece/load-piece.server";
import { PiecePage } from "~/features/news/piece/PiecePage";
import { pieceMeta } from "~/features/news/piece/piece-meta";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("news-piece");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  openPiece(context, { url: request.url, newsId: params.newsId });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? pieceMeta(data, matches) : []);

export default function NewsPieceRoute() {
  return <PiecePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
