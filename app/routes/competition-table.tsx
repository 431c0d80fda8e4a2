import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadTablePage } from "~/features/standings/load-table-page.server";
import { TablePage } from "~/features/standings/TablePage";
import { tableMeta } from "~/features/standings/table-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("competition-table");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTablePage(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? tableMeta(data, matches) : []);

export default function CompetitionTableRoute() {
  return <TablePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
