/** Regions within which players move from club to club; codes as in CountryEntry. */
const REGIONS: Readonly<Record<string, string>> = {
  british: "GB-ENG GB-SCT GB-WLS GB-NIR IE",
  iberian: "ES PT",
  german: "DE AT CH LI LU",
  italian: "IT MT",
  french: "FR BE NL",
  nordic: "SE NO DK FI IS",
  eastern: "PL CZ SK HU RO BG MD LT LV EE",
  balkan: "HR RS SI BA ME MK AL XK GR CY TR IL",
  russian: "UA RU BY KZ GE AM AZ UZ TM KG TJ",
  brazil: "BR",
  latin: "AR UY CL PY BO PE EC CO VE",
  north: "US CA MX CR PA HN GT SV NI JM HT CW TT DO SR",
  eastAsian: "JP KR CN HK MO TW KP MN",
  southeast: "TH VN KH MY SG ID PH MM LA BN TL",
  indian: "IN BD NP LK MV PK AF",
  gulf: "SA AE QA KW BH OM IR IQ JO LB SY PS YE",
  oceania: "AU NZ FJ PG NC",
};

const regions = new Map(
  Object.entries(REGIONS).flatMap(([region, codes]) => codes.split(" ").map((code) => [code, region] as const)),
);

/** Africa if no other region has the country. */
export const regionOf = (country: string): string => regions.get(country) ?? "african";

/** Countries whose seasons are within one year, so that most transfers are in January. */
export const HAS_CALENDAR_YEAR: ReadonlySet<string> = new Set(
  "BR AR CL UY PY PE EC CO VE BO US CN KR SE NO FI IS IE KZ GE UZ".split(" "),
);
