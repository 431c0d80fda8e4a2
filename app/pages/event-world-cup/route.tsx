import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { contestMeta } from "~/features/contest/contest-head";
import { EventWorldCupPage } from "~/features/contest/places/EventWorldCupPage";
import { loadEventWorldCup } from "~/features/contest/places/load-event-world-cup.server";
import { type PlacesFormState, sendPlaces } from "~/features/contest/places/send-places.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("event-world-cup");

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadEventWorldCup(context, { request, contestId: params.contestId });

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  sendPlaces(context, { request, contestId: params.contestId });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? contestMeta(data, matches) : []);

export default function EventWorldCupRoute() {
  const { revalidate } = useRevalidator();
  return (
    <EventWorldCupPage
      data={useLoaderData<typeof loader>()}
      page={usePage()}
      state={useActionData<PlacesFormState>()}
      onSent={revalidate}
    />
  );
}
