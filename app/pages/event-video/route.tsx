import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { contestMeta } from "~/features/contest/contest-head";
import type { ParticipationState } from "~/features/contest-entry/participation.server";
import { EventVideoPage } from "~/features/events/video/EventVideoPage";
import { loadEventVideo, sendVideo } from "~/features/events/video/send-video.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("event-video");

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadEventVideo(context, { request, contestId: params.contestId });

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  sendVideo(context, { request, contestId: params.contestId });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? contestMeta(data, matches) : []);

export default function EventVideoRoute() {
  const { revalidate } = useRevalidator();
  return (
    <EventVideoPage
      data={useLoaderData<typeof loader>()}
      page={usePage()}
      state={useActionData<ParticipationState>()}
      onEntered={revalidate}
    />
  );
}
