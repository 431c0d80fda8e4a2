import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeThread, type ThreadState } from "~/features/comments/thread/change-thread.server";
import { loadThread } from "~/features/comments/thread/load-thread.server";
import { ThreadPage, threadMeta } from "~/features/comments/thread/ThreadPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("news-comments");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadThread(context, { url: request.url, newsId: params.newsId });

/** Handles everything that members do here without script. */
export const action = ({ params, request, context }: ActionFunctionArgs) =>
  changeThread(context, { request, newsId: params.newsId });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? threadMeta(data, matches) : []);

export default function NewsCommentsRoute() {
  return <ThreadPage data={useLoaderData<typeof loader>()} page={usePage()} state={useActionData<ThreadState>()} />;
}
