import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { type ParticipationState, participate } from "~/features/contest-entry/participation.server";
import { EventReferralPage, referralMeta } from "~/features/events/referral/EventReferralPage";
import { loadEventReferral } from "~/features/events/referral/load-event-referral.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("event-referral");

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadEventReferral(context, { request, contestId: params.contestId });

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  participate(context, { request, contestId: params.contestId });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? referralMeta(data, matches) : []);

export default function EventReferralRoute() {
  const { revalidate } = useRevalidator();
  return (
    <EventReferralPage
      data={useLoaderData<typeof loader>()}
      page={usePage()}
      state={useActionData<ParticipationState>()}
      onEntered={revalidate}
    />
  );
}
