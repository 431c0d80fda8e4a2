import { regionOf } from "./regions.ts";

/** First and last day on which clubs register new players, as MM-DD. */
export interface RegistrationPeriod {
  opens: string;
  closes: string;
}

/** The period in the northern summer, and that in the first months of the year. */
export interface TransferWindows {
  summer: RegistrationPeriod;
  winter: RegistrationPeriod;
}

/**
 * The registration periods of 2025-26: summer's, then winter's. Last days of Europe, the Gulf and America are those
 * that newspapers listed from FIFA's register (europesays.com on 2 September 2025, maisfutebol.iol.pt on 3 February
 * 2026 and, for Korea and Scandinavia, 1 February 2023). First days, and the days of the other countries, are those of
 * recent years to within some days.
 */
const WINDOWS: Readonly<Record<string, string>> = {
  "GB-ENG": "06-16 09-01 01-01 02-02",
  "GB-SCT": "06-16 09-01 01-01 02-02",
  "GB-WLS": "06-09 08-31 01-01 01-31",
  "GB-NIR": "06-09 08-31 01-01 01-31",
  IE: "07-01 08-31 01-01 02-22",
  ES: "07-01 09-01 01-02 02-02",
  PT: "07-01 09-01 01-01 02-02",
  DE: "07-01 09-01 01-01 02-02",
  AT: "06-15 09-05 01-05 02-06",
  CH: "06-15 09-08 01-16 02-16",
  IT: "06-29 09-01 01-02 02-02",
  FR: "06-16 09-01 01-01 02-02",
  BE: "06-16 09-08 01-01 02-02",
  NL: "06-16 09-02 01-03 02-03",
  SE: "07-08 08-31 01-08 03-31",
  NO: "07-15 09-02 01-15 03-31",
  DK: "06-15 09-01 01-01 02-02",
  FI: "07-01 08-31 01-28 04-20",
  IS: "07-17 08-14 02-05 04-24",
  PL: "06-16 09-08 01-15 02-25",
  CZ: "06-16 09-08 01-15 02-12",
  SK: "06-16 09-06 01-15 02-21",
  HU: "06-16 09-08 01-15 02-14",
  RO: "06-16 09-08 01-10 02-09",
  BG: "06-16 09-08 01-15 02-24",
  HR: "06-16 09-06 01-15 02-17",
  RS: "06-16 09-17 01-15 02-13",
  SI: "06-16 09-08 01-15 02-15",
  BA: "06-16 09-08 01-15 02-06",
  GR: "07-01 09-12 01-01 02-06",
  CY: "06-16 09-09 01-01 02-02",
  TR: "06-30 09-12 01-02 02-06",
  IL: "07-01 09-21 01-10 02-11",
  UA: "07-01 09-05 01-20 03-10",
  RU: "06-19 09-12 01-22 02-19",
  KZ: "07-01 07-31 01-20 04-01",
  GE: "07-01 08-15 01-20 03-10",
  UZ: "07-01 08-05 01-15 02-19",
  BR: "07-20 09-11 01-05 03-03",
  AR: "07-01 08-05 01-02 02-24",
  UY: "07-01 08-15 01-05 02-24",
  CL: "07-01 08-05 01-05 02-20",
  CO: "06-25 08-05 01-02 03-02",
  EC: "06-15 07-25 01-05 03-10",
  PE: "07-01 08-05 01-05 03-02",
  BO: "06-20 07-31 01-05 03-10",
  PY: "06-15 07-25 01-05 02-28",
  VE: "06-20 07-31 01-05 02-28",
  US: "07-24 08-21 01-31 03-26",
  MX: "07-01 09-12 01-02 02-10",
  CR: "07-01 08-15 01-02 02-04",
  JP: "07-07 08-20 01-16 04-08",
  KR: "06-20 07-24 01-05 03-27",
  CN: "06-24 07-21 01-05 02-28",
  HK: "07-01 09-12 01-05 02-02",
  TH: "06-10 08-31 01-02 01-31",
  VN: "07-01 09-12 01-20 02-16",
  KH: "07-01 08-31 01-05 02-02",
  MY: "06-10 08-31 01-05 02-02",
  SG: "06-20 09-10 01-05 02-02",
  ID: "06-16 09-05 01-08 02-06",
  PH: "07-01 09-20 01-10 02-25",
  IN: "06-09 08-31 01-01 01-31",
  SA: "07-01 09-10 01-04 02-02",
  AE: "07-15 10-02 01-10 02-09",
  QA: "07-01 09-16 01-04 02-02",
  IR: "06-20 09-10 01-05 02-05",
  AU: "07-15 10-01 01-14 02-10",
  NZ: "07-15 10-01 01-14 02-10",
  EG: "07-10 09-20 01-10 02-12",
  MA: "07-01 09-20 01-05 02-05",
  TN: "07-01 09-15 01-05 02-02",
  DZ: "07-10 09-10 01-05 02-02",
  ZA: "07-01 09-22 01-01 02-02",
  NG: "07-15 09-30 01-05 02-05",
  GH: "07-15 09-30 01-05 02-05",
};

/** Where a country is not listed: most of its region. */
const OF_REGION: Readonly<Record<string, string>> = {
  latin: "07-01 08-05 01-05 02-28",
  african: "07-15 09-30 01-05 02-05",
};
const USUAL = "07-01 09-01 01-01 02-02";

/** Free agents of basketball sign from the first days of July, and clubs trade until the first days of February. */
const BASKETBALL = "07-01 09-30 01-02 02-05";

function read(row: string): TransferWindows {
  const [summer = "", summerEnd = "", winter = "", winterEnd = ""] = row.split(" ");
  return { summer: { opens: summer, closes: summerEnd }, winter: { opens: winter, closes: winterEnd } };
}

const USUAL_WINDOWS = read(USUAL);
const BY_COUNTRY = new Map(Object.entries(WINDOWS).map(([country, row]) => [country, read(row)]));
const BY_REGION = new Map(Object.entries(OF_REGION).map(([region, row]) => [region, read(row)]));

export const footballWindowsOf = (country: string): TransferWindows =>
  BY_COUNTRY.get(country) ?? BY_REGION.get(regionOf(country)) ?? USUAL_WINDOWS;

export const BASKETBALL_WINDOWS = read(BASKETBALL);
