import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AboutDataPage, aboutDataMeta } from "~/features/site-texts/AboutDataPage";
import { loadAboutData } from "~/features/site-texts/load-about-data.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("about-data");

export const loader = ({ context }: LoaderFunctionArgs) => loadAboutData(context);

export const meta: MetaFunction<typeof loader> = ({ matches }) => aboutDataMeta(matches);

export default function AboutDataRoute() {
  return <AboutDataPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
