import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { loadWorldCup } from "./load-world-cup.server.ts";
import { WorldCupPage } from "./WorldCupPage.tsx";
import { worldCupMeta } from "./world-cup-meta.ts";

export const handle = routeHandle("world-cup-2022");

export const loader = ({ context }: LoaderFunctionArgs) => loadWorldCup(context);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? worldCupMeta(matches) : []);

export default function WorldCupRoute() {
  return <WorldCupPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
