import type { LocaleCode } from "./locales.ts";

export interface CountryRow {
  code: string;
  name: string;
  callingCode: string;
  /** Used if the request has no time zone: the capital's, or where most people live. */
  timeZone: string;
  /** In order of preference. */
  locales: readonly LocaleCode[];
}

/** The eleven countries of the specification, section 3. */
export const COUNTRIES: readonly CountryRow[] = [
  { code: "BR", name: "Brazil", callingCode: "55", timeZone: "America/Sao_Paulo", locales: ["pt", "en"] },
  { code: "KH", name: "Cambodia", callingCode: "855", timeZone: "Asia/Phnom_Penh", locales: ["kh", "en"] },
  { code: "CN", name: "China", callingCode: "86", timeZone: "Asia/Shanghai", locales: ["zh-Hans", "en"] },
  { code: "HK", name: "Hong Kong", callingCode: "852", timeZone: "Asia/Hong_Kong", locales: ["zh-Hant", "en"] },
  { code: "MY", name: "Malaysia", callingCode: "60", timeZone: "Asia/Kuala_Lumpur", locales: ["en", "zh-Hans"] },
  { code: "PH", name: "Philippines", callingCode: "63", timeZone: "Asia/Manila", locales: ["en"] },
  { code: "PT", name: "Portugal", callingCode: "351", timeZone: "Europe/Lisbon", locales: ["pt", "en"] },
  { code: "SG", name: "Singapore", callingCode: "65", timeZone: "Asia/Singapore", locales: ["en", "zh-Hans"] },
  { code: "TH", name: "Thailand", callingCode: "66", timeZone: "Asia/Bangkok", locales: ["th", "en"] },
  { code: "AE", name: "United Arab Emirates", callingCode: "971", timeZone: "Asia/Dubai", locales: ["en"] },
  { code: "VN", name: "Vietnam", callingCode: "84", timeZone: "Asia/Ho_Chi_Minh", locales: ["vn", "en"] },
];

export const countryRow = (code: string | undefined): CountryRow | undefined =>
  COUNTRIES.find((row) => row.code === code);

/** What the edge adds to the queries of calls `forCountry`. */
export const countryQuery = (country: string | undefined): { country?: string } => {
  const row = countryRow(country);
  return row ? { country: row.code } : {};
};
