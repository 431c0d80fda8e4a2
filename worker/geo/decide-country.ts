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

// Cloudflare's own codes: XX is "no country data", T1 is the Tor network.
const UNKNOWN = new Set(["XX", "T1"]);

function countryCode(text: string | undefined): string | undefined {
  if (!text || !/^[A-Za-z]{2}$/.test(text)) return undefined;
  const code = text.toUpperCase();
  return UNKNOWN.has(code) ? undefined : code;
}

/** The header first; where `request.cf` tells another country, nothing of it is believed. */
export function decideCountry({ header, cf, isCfPlaceholder }: CountryFacts): CountryDecision {
  if (isCfPlaceholder) return { country: countryCode(header), isCfBelieved: false };
  if (header === undefined) return { country: countryCode(cf), isCfBelieved: true };
  return { country: countryCode(header), isCfBelieved: cf === undefined || header.toUpperCase() === cf.toUpperCase() };
}
