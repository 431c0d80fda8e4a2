import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { loadNotices } from "./load-notices.server.ts";
import { NotificationPage } from "./NotificationPage.tsx";
import { notificationMeta } from "./notification-meta.ts";
import { openNotice } from "./open-notice.server.ts";

export const handle = routeHandle("notification");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadNotices(context, request);

/** Handles a notice that was pressed without script. */
export const action = ({ request, context }: ActionFunctionArgs) => openNotice(request, context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => notificationMeta(matches);

export default function NotificationRoute() {
  return <NotificationPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
