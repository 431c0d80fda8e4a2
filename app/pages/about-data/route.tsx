import type { MetaFunction } from "@remix-run/cloudflare";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { AboutDataPage } from "./AboutDataPage.tsx";
import { aboutDataMeta } from "./about-data-meta.ts";

export const handle = routeHandle("about-data");

export const loader = () => null;

export const meta: MetaFunction<typeof loader> = ({ matches }) => aboutDataMeta(matches);

export default function AboutDataRoute() {
  return <AboutDataPage page={usePage()} />;
}
