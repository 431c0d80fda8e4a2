import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadStatus } from "~/features/status/load-status.server";
import { StatusPage, statusMeta } from "~/features/status/StatusPage";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("status");

export const loader = ({ context }: LoaderFunctionArgs) => loadStatus(context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => statusMeta(matches);

export default function StatusRoute() {
  return <StatusPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
