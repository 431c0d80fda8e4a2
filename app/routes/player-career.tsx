import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadCareer } from "~/features/player/load-career.server";
import { PlayerCareer } from "~/features/player/PlayerCareer";
import { playerMeta } from "~/features/player/player-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("player-career");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCareer(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? playerMeta({ head: data.head, tab: "career" }, matches) : [];

export default function PlayerCareerRoute() {
  return <PlayerCareer data={useLoaderData<typeof loader>()} page={usePage()} />;
}
