import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CountryStandingsPage, countryStandingsMeta } from "~/features/country/standings/CountryStandingsPage";
import { loadCountryStandings } from "~/features/country/standings/load-country-standings.server";
import { routeHandle } from "~/i18n/namespaces";
import { usePage } from "~/page/use-page";

export const handle = routeHandle("country-standings");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCountryStandings(context, { place: params.countryPlace, search: new URL(request.url).search });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? countryStandingsMeta(data, matches) : [];

export default function CountryStandingsRoute() {
  return <CountryStandingsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
