import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CountryMatchesPage, countryMatchesMeta } from "~/features/country/matches/CountryMatchesPage";
import { loadCountryMatches } from "~/features/country/matches/load-country-matches.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("country-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCountryMatches(context, { place: params.countryPlace, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? countryMatchesMeta(data, matches) : []);

export default function CountryMatchesRoute() {
  return <CountryMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
