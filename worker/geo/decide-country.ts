import { isCountry } from "./iso-countries.ts";

export interface CountryFacts {
  /** The CF-IPCountry header. */
  header: string | undefined;
  /** `request.cf.country`. */
  cf: string | undefined;
  /** A local workerd fills `request.cf` with a fixed place in the US. */
  isCfPlaceholder: boolean;
}

export interface CountryDecision {
  /** ISO 3166-1 alpha-2, upper case; undefined when unknown. */
  country: string | undefined;
  /** Whether the rest of `request.cf`, the time zone above all, may be used. */
  isCfBelieved: boolean;
}

/** No country are Cloudflare's XX ("no country data") and T1 (the Tor network), and whatever else pages could be kept for. */
function countryCode(text: string | undefined): string | undefined {
  const code = text?.toUpperCase();
  return code && isCountry(code) ? code : undefined;
}

/** The header first; where `request.cf` tells another country, nothing of it is believed. */
export function decideCountry({ header, cf, isCfPlaceholder }: CountryFacts): CountryDecision {
  if (isCfPlaceholder) return { country: countryCode(header), isCfBelieved: false };
  if (header === undefined) return { country: countryCode(cf), isCfBelieved: true };
  return { country: countryCode(header), isCfBelieved: cf === undefined || header.toUpperCase() === cf.toUpperCase() };
}
