import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CountryMatchesPage } from "~/features/country/CountryMatchesPage";
import { countryMatchesMeta } from "~/features/country/country-meta";
import { loadCountryMatches } from "~/features/country/load-country-matches.server";
import { usePage } from "~/features/frame/use-page";
import { wordsOf } from "~/i18n/namespaces";
import { loadDocument } from "~/server-markup/load-document";

export const handle = wordsOf("country-matches");

export const loader = ({ params, request, context }: LoaderFunctionArgs) =>
  loadCountryMatches(context, { place: params.countryPlace, search: new URL(request.url).search });

export const clientLoader = loadDocument;

// What has changed since comes from elsewhere; the document stays.
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? countryMatchesMeta(data, matches) : []);

export default function CountryMatchesRoute() {
  return <CountryMatchesPage data={useLoaderData<typeof loader>()} page={usePage()} />;
}
