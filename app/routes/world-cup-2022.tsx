import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePage } from "~/features/frame/use-page";
import { loadWorldCup } from "~/features/world-cup/load-world-cup.server";
import { WorldCupPage } from "~/features/world-cup/WorldCupPage";
import { worldCupMeta } from "~/features/world-cup/world-cup-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("world-cup-2022");

export const loader = ({ context }: LoaderFunctionArgs) => loadWorldCup(context);

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? worldCupMeta(matches) : []);

export default function WorldCupRoute() {
  return <WorldCupPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
