import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AnnouncementPage, announcementMeta } from "~/features/announcement/AnnouncementPage";
import { loadAnnouncement } from "~/features/announcement/load-announcement.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("announcement");

export const loader = ({ params, context }: LoaderFunctionArgs) => loadAnnouncement(context, params.id);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? announcementMeta(data, matches) : []);

export default function AnnouncementRoute() {
  return <AnnouncementPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
