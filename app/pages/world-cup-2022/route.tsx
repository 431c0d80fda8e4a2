import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadWorldCup } from "~/features/world-cup-2022/load-world-cup.server";
import { WorldCupPage, worldCupMeta } from "~/features/world-cup-2022/WorldCupPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("world-cup-2022");

export const loader = ({ context }: LoaderFunctionArgs) => loadWorldCup(context);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? worldCupMeta(matches) : []);

export default function WorldCupRoute() {
  return <WorldCupPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
