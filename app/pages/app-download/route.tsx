import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppDownloadPage, appDownloadMeta } from "~/features/app-download/AppDownloadPage";
import { appCode } from "~/features/app-download/load-app-panel.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("app-download");

export const loader = ({ context }: LoaderFunctionArgs) => ({ code: appCode(context) });

export const meta: MetaFunction<typeof loader> = ({ matches }) => appDownloadMeta(matches);

export default function AppDownloadRoute() {
  return <AppDownloadPage code={useLoaderData<typeof loader>().code} page={usePage()} />;
}
