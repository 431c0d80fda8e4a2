import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePage } from "~/features/frame/use-page";
import { loadSevens } from "~/features/sevens/load-sevens.server";
import { SevensMatchPage } from "~/features/sevens/SevensMatchPage";
import { SevensPage } from "~/features/sevens/SevensPage";
import { sevensMeta } from "~/features/sevens/sevens-meta";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("sevens");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadSevens(context, new URL(request.url).searchParams);

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? sevensMeta(data, matches) : []);

export default function SevensRoute() {
  const data = useLoaderData<typeof loader>();
  const page = usePage();
  return data.view === "match" ? <SevensMatchPage data={data} page={page} /> : <SevensPage data={data} page={page} />;
}
