/** Mean temperatures of January and July in degrees Celsius, and the share of wet days in either. */
export interface Climate {
  january: readonly [celsius: number, wet: number];
  july: readonly [celsius: number, wet: number];
}

export const CLIMATES = {
  nordic: { january: [-3, 0.35], july: [17, 0.3] },
  continental: { january: [0, 0.3], july: [21, 0.27] },
  oceanic: { january: [6, 0.42], july: [19, 0.28] },
  mediterranean: { january: [11, 0.25], july: [27, 0.05] },
  desert: { january: [19, 0.04], july: [35, 0.01] },
  eastAsian: { january: [3, 0.15], july: [27, 0.38] },
  tropical: { january: [27, 0.25], july: [28, 0.45] },
  equatorial: { january: [27, 0.45], july: [26, 0.35] },
  southern: { january: [25, 0.25], july: [13, 0.25] },
} as const satisfies Record<string, Climate>;

/** By country code; the climate of its large towns. */
const CLIMATE_COUNTRIES: Readonly<Record<keyof typeof CLIMATES, string>> = {
  nordic: "SE NO FI IS EE LV LT FO",
  continental: "DE AT CH PL CZ SK HU RO BG RS UA BY RU MD SI KZ UZ CA BA MK XK LI GE AM",
  oceanic: "GB-ENG GB-SCT GB-WLS GB-NIR IE FR BE NL LU DK NZ",
  mediterranean: "PT ES IT GR TR HR CY IL MT AL ME MA TN DZ LB AD SM GI",
  desert: "AE SA QA KW BH OM IQ IR EG JO SY LY YE",
  eastAsian: "CN JP KR KP TW HK MO US",
  tropical: "TH VN KH MY PH LA MM IN BD MX GT HN CR PA SV NI CU JM HT TT VE",
  equatorial: "SG ID BN CO EC PE BO GH NG CM CI SN KE UG TZ CD GA ML BF GN BR",
  southern: "AR UY CL PY ZA AU ZM ZW AO MZ NA",
};

export const CLIMATE_OF = new Map(
  Object.entries(CLIMATE_COUNTRIES).flatMap(([climate, codes]) =>
    codes.split(" ").map((code) => [code, climate as keyof typeof CLIMATES] as const),
  ),
);
