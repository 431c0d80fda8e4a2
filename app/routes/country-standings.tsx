import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CountryStandingsPage } from "~/features/country/CountryStandingsPage";
import { countryStandingsMeta } from "~/features/country/country-meta";
import { loadCountryStandings } from "~/features/country/load-country-standings.server";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("country-standings");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCountryStandings(context, { place: params.countryPlace, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? countryStandingsMeta(data, matches) : [];

export default function CountryStandingsRoute() {
  return <CountryStandingsPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
