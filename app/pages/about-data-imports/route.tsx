import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ImportsPage, importsMeta } from "~/features/imports/ImportsPage";
import { loadImports } from "~/features/imports/load-imports.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("about-data-imports");

export const loader = ({ context }: LoaderFunctionArgs) => loadImports(context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => importsMeta(matches);

export default function AboutDataImportsRoute() {
  return <ImportsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
