import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { loadTablePage } from "./load-table-page.server.ts";
import { TablePage } from "./TablePage.tsx";
import { tableMeta } from "./table-meta.ts";

export const handle = routeHandle("competition-table");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadTablePage(context, {
    sport: sportOfRequest(request),
    params,
    query: new URL(request.url).searchParams,
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? tableMeta(data, matches) : []);

export default function CompetitionTableRoute() {
  return <TablePage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
