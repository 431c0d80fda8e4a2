import type { MetaFunction } from "@remix-run/cloudflare";
import { OfflinePage, offlineMeta } from "~/features/offline/OfflinePage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("offline");

export const loader = () => null;

export const meta: MetaFunction<typeof loader> = ({ matches }) => offlineMeta(matches);

export default function OfflineRoute() {
  return <OfflinePage page={usePage()} />;
}
