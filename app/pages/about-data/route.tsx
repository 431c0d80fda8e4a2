import type { MetaFunction } from "@remix-run/cloudflare";
import { AboutDataPage } from "~/features/site-texts/AboutDataPage";
import { aboutDataMeta } from "~/features/site-texts/about-data-meta";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("about-data");

export const loader = () => null;

export const meta: MetaFunction<typeof loader> = ({ matches }) => aboutDataMeta(matches);

export default function AboutDataRoute() {
  return <AboutDataPage page={usePage()} />;
}
