import type { MetaFunction } from "@remix-run/cloudflare";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { OfflinePage } from "./OfflinePage.tsx";
import { offlineMeta } from "./offline-meta.ts";

export const handle = routeHandle("offline");

export const loader = () => null;

export const meta: MetaFunction<typeof loader> = ({ matches }) => offlineMeta(matches);

export default function OfflineRoute() {
  return <OfflinePage page={usePage()} />;
}
