import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { loadPlaceholder } from "./load-placeholder.server.ts";
import { PlaceholderPage } from "./PlaceholderPage.tsx";
import { placeholderMeta } from "./placeholder-meta.ts";

export const handle = routeHandle("placeholder");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadPlaceholder(context.locale, new URL(request.url));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? placeholderMeta(data, matches) : []);

export default function PlaceholderRoute() {
  return <PlaceholderPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
