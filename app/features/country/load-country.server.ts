import { redirect } from "@remix-run/react";
import type { Competition, Country } from "#contract/domain/competition";
import { BRAZIL } from "#contract/tables/brazil";
import { type CountryTab, countryPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { localePath } from "~/page/locale-path";

/** Head data shared by both tabs of a country. */
export interface CountryHeadData {
  country: Country;
  /** In the upstream's order: first league first. */
  competitions: Competition[];
  tab: CountryTab;
  /** The third-party page of this country. */
  frame?: CountryFrame;
}

export interface CountryFrame {
  url: string;
  host: string;
  /** Whether the visitor has consented; nothing of it loads before. */
  isShown: boolean;
}

interface CountryAddress {
  /** `brazil-51`: a name and the id, which is decisive. */
  place: string | undefined;
  tab: CountryTab;
  /** Search part of the request URL, with its question mark: passed on in redirects. */
  search: string;
}

/**
 * The country of an address, with its football competitions. Redirects (301) if the name does not match the id; throws
 * the error page `notFound` for an unknown id.
 */
export async function loadCountry(
  context: EdgeContext,
  { place, tab, search }: CountryAddress,
): Promise<CountryHeadData> {
  const { key, id } = readPlace(place);
  if (id === undefined) return throwErrorPage(context, "notFound");
  const { value } = await loadOrThrowErrorPage(context, context.upstream.call("leagueList", { countryId: id }));
  const found = value.countries.find(({ country }) => country.id === id);
  if (!found) return throwErrorPage(context, "notFound");
  const { country, competitions } = found;
  if (country.key !== key) throw redirect(localePath(context.locale, countryPath(country, tab)) + search, 301);
  const frame = frameOf(country, context, search);
  return { country, competitions, tab, ...(frame && { frame }) };
}

/** The name and the id of `north-and-central-america-206`. */
export function readPlace(place = ""): { key?: string; id?: string } {
  const [, key, id] = place.match(/^(.+)-(\d{1,12})$/) ?? [];
  return { ...(key && { key }), ...(id && { id }) };
}

function frameOf({ id }: Country, { config }: EdgeContext, search: string): CountryFrame | undefined {
  if (id !== BRAZIL.id || !config.brazilFrameUrl) return undefined;
  const url = config.brazilFrameUrl;
  return { url, host: new URL(url).host, isShown: new URLSearchParams(search).get("content") === "shown" };
}
