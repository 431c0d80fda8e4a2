import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { appCode } from "~/features/app-download/load-app-panel.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { AppDownloadPage } from "./AppDownloadPage.tsx";
import { appDownloadMeta } from "./app-download-meta.ts";

export const handle = routeHandle("app-download");

export const loader = ({ context }: LoaderFunctionArgs) => ({ code: appCode(context) });

export const meta: MetaFunction<typeof loader> = ({ matches }) => appDownloadMeta(matches);

export default function AppDownloadRoute() {
  return <AppDownloadPage code={useLoaderData<typeof loader>().code} page={usePage()} />;
}
