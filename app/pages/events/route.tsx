import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";
import { EventsPage } from "./EventsPage.tsx";
import { eventsMeta } from "./events-meta.ts";
import { loadEvents } from "./load-events.server.ts";

export const handle = routeHandle("events");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadEvents(context, sportOfRequest(request), new URL(request.url).searchParams);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? eventsMeta(data, matches) : []);

export default function EventsRoute() {
  return <EventsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
