import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadTablePage } from "~/features/standings/season-table/load-table-page.server";
import { TablePage, tableMeta } from "~/features/standings/season-table/TablePage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

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
