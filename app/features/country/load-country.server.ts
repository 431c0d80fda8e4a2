import { redirect } from "@remix-run/react";
import type { Competition, Country } from "#contract/domain/competition";
import { BRAZIL } from "#contract/tables/brazil";
import { type CountryTab, countryPath } from "#contract/tables/paths";
import type { EdgeContext } from "#worker/context";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { localePath } from "~/page/locale-path";

/** What both tabs of a country show above their own. */
export interface CountryHeadData {
  country: Country;
  /** As the upstream orders them: the first league first. */
  competitions: Competition[];
  tab: CountryTab;
  /** A third party's page that belongs to the country. */
  frame?: CountryFrame;
}

export interface CountryFrame {
  url: string;
  host: string;
  /** The visitor has consented; until then nothing of it is loaded. */
  isShown: boolean;
}

export interface CountryAddress {
  /** `brazil-51`: a name and the id, which decides. */
  place: string | undefined;
  tab: CountryTab;
  /** Of the request, with its question mark: goes along where the visitor is sent on. */
  search: string;
}

/**
 * The country of an address, with its football competitions. Sends (301) to the right name where another stands there;
 * throws the error page `notFound` for an id without a country.
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
