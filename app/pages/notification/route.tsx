import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotificationPage, notificationMeta } from "~/features/notices/page/NotificationPage";
import { loadNotices, openNotice } from "~/features/notices/page/notification-page.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("notification");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadNotices(context, request);

/** Handles a notice that was pressed without script. */
export const action = ({ request, context }: ActionFunctionArgs) => openNotice(request, context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => notificationMeta(matches);

export default function NotificationRoute() {
  return <NotificationPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
