import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ComingPage } from "~/features/coming/ComingPage";
import { comingMeta } from "~/features/coming/coming-meta";
import { loadComing } from "~/features/coming/load-coming.server";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("coming");

export const loader = ({ request, context }: LoaderFunctionArgs) => loadComing(context.locale, new URL(request.url));

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? comingMeta(data, matches) : []);

export default function ComingRoute() {
  return <ComingPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
