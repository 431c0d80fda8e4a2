import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";
import { CountryMatchesPage } from "./CountryMatchesPage.tsx";
import { countryMatchesMeta } from "./country-matches-meta.ts";
import { loadCountryMatches } from "./load-country-matches.server.ts";

export const handle = routeHandle("country-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCountryMatches(context, { place: params.countryPlace, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? countryMatchesMeta(data, matches) : []);

export default function CountryMatchesRoute() {
  return <CountryMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
