import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FantasyPage } from "~/features/fantasy/FantasyPage";
import { fantasyMeta } from "~/features/fantasy/fantasy-meta";
import { sportOfRequest } from "~/features/frame/sport-of-request";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("fantasy");

export const loader = ({ request }: LoaderFunctionArgs) => ({ sport: sportOfRequest(request) });

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? fantasyMeta(data.sport, matches) : []);

export default function FantasyRoute() {
  return <FantasyPage sport={useLoaderData<typeof loader>().sport} page={usePage()} />;
}
