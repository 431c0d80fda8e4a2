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
  /** Whether the rest of `request.cf`, especially the time zone, may be used. */
  isCfBelieved: boolean;
}

/**
 * Undefined for Cloudflare's XX (no data) and T1 (Tor), and for any other unknown code, which would multiply cache
 * keys.
 */
function countryCode(text: string | undefined): string | undefined {
  const code = text?.toUpperCase();
  return code && isCountry(code) ? code : undefined;
}

/** The header wins; where `request.cf` names another country, nothing in it is trusted. */
export function decideCountry({ header, cf, isCfPlaceholder }: CountryFacts): CountryDecision {
  if (isCfPlaceholder) return { country: countryCode(header), isCfBelieved: false };
  if (header === undefined) return { country: countryCode(cf), isCfBelieved: true };
  return { country: countryCode(header), isCfBelieved: cf === undefined || header.toUpperCase() === cf.toUpperCase() };
}
