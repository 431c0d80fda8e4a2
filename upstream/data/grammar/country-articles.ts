/** Codes of the national teams that Brazilian sentences call "a"; a line each per continent. */
const FEMININE: ReadonlySet<string> = new Set([
  ...["AR", "BO", "CO", "CR", "GT", "GY", "JM", "NI", "VE"],
  ...["AL", "AT", "BE", "BG", "BA", "BY", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GE", "GR", "HR", "HU"],
  ...["IE", "IS", "IT", "LT", "LV", "MD", "MK", "NL", "NO", "PL", "RO", "RS", "RU", "SE", "SI", "SK", "TR", "UA"],
  ...["AM", "GB-ENG", "GB-SCT", "GB-NIR"],
  ...["CF", "CI", "CD", "DZ", "ER", "ET", "GM", "GN", "GQ", "GW", "LR", "LY", "MR", "NA", "NG", "SL", "SO", "TN"],
  ...["TZ", "ZA", "ZM"],
  ...["CN", "ID", "IN", "JO", "KP", "KR", "MN", "MY", "PS", "SA", "SY", "TH"],
  ...["AU", "NZ", "PG"],
]);

/** Without an article, or plural, where the press leaves it out so that the verb stays singular. */
const WITHOUT: ReadonlySet<string> = new Set([
  ...["CU", "CW", "HN", "SV", "TT", "US", "BS", "BB"],
  ...["CY", "MT", "PT", "SM", "AD", "MC", "IL"],
  ...["AO", "BF", "BW", "CM", "CV", "GH", "KM", "MA", "MG", "MU", "MZ", "RW", "ST", "UG"],
  ...["AE", "BD", "HK", "MM", "MO", "MV", "OM", "PH", "SG", "TW", "TL"],
  ...["FJ", "SB", "VU", "WS"],
]);

/** How Brazilian sentences name a national team: o Brasil, a Argentina, Portugal. */
export const portugueseArticleOfCountry = (code: string): "o" | "a" | "" =>
  FEMININE.has(code) ? "a" : WITHOUT.has(code) ? "" : "o";
