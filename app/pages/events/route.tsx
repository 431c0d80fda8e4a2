import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EventsPage, eventsMeta } from "~/features/events/EventsPage";
import { loadEvents } from "~/features/events/load-events.server";
import { routeHandle } from "~/i18n/namespaces";
import { sportOfRequest } from "~/page/sport-switch";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("events");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadEvents(context, sportOfRequest(request), new URL(request.url).searchParams);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? eventsMeta(data, matches) : []);

export default function EventsRoute() {
  return <EventsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
