import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HYDRATES } from "~/boot/hydrates";
import { AppDownloadPage } from "~/features/app-download/AppDownloadPage";
import { appDownloadMeta } from "~/features/app-download/app-download-meta";
import { appCode } from "~/features/app-download/app-panel.server";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

// Its button to share is answered by React.
export const handle = { ...wordsOf("app-download"), ...HYDRATES };

export const loader = ({ context }: LoaderFunctionArgs) => ({ code: appCode(context) });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ matches }) => appDownloadMeta(matches);

export default function AppDownloadRoute() {
  return <AppDownloadPage code={useLoaderData<typeof loader>().code} page={usePage()} />;
}
