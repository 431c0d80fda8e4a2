import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FantasyPage, fantasyMeta } from "~/features/fantasy/FantasyPage";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("fantasy");

export const loader = ({ request }: LoaderFunctionArgs) => ({ sport: sportOfRequest(request) });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? fantasyMeta(data.sport, matches) : []);

export default function FantasyRoute() {
  return <FantasyPage sport={useLoaderData<typeof loader>().sport} page={usePage()} />;
}
