import type { MetaFunction } from "@remix-run/cloudflare";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { OfflinePage } from "~/offline/OfflinePage";
import { offlineMeta } from "~/offline/offline-meta";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("offline");

export const loader = () => null;

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ matches }) => offlineMeta(matches);

export default function OfflineRoute() {
  return <OfflinePage page={usePage()} />;
}
