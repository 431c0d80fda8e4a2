import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadSevens } from "~/features/sevens/load-sevens.server";
import { SevensMatchPage } from "~/features/sevens/SevensMatchPage";
import { SevensPage } from "~/features/sevens/SevensPage";
import { sevensMeta } from "~/features/sevens/sevens-meta";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("sevens");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSevens(context, new URL(request.url).searchParams);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? sevensMeta(data, matches) : []);

export default function SevensRoute() {
  const data = useLoaderData<typeof loader>();
  const page = usePage();
  return data.view === "match" ? <SevensMatchPage data={data} page={page} /> : <SevensPage data={data} page={page} />;
}
