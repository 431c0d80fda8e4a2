import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { loadSquad } from "~/features/squad/load-squad.server";
import { SquadPage } from "~/features/squad/SquadPage";
import { squadMeta } from "~/features/squad/squad-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("team-squad");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadSquad(context, { sport: sportOfRequest(request), params, search: new URL(request.url).search });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? squadMeta(data, matches) : []);

export default function TeamSquadRoute() {
  return <SquadPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
