import type { Club } from "./clubs.ts";
import { mix, pickBy, share } from "./mix.ts";
import type { CultureKey } from "./names/cultures.ts";
import { regionOf } from "./regions.ts";

/** How many of a club's players come from abroad: of clubs of the middle, by country. */
const FOREIGN_SHARES: Readonly<Record<string, number>> = {
  "GB-ENG": 0.25,
  "GB-SCT": 0.4,
  "GB-WLS": 0.3,
  PT: 0.45,
  IT: 0.4,
  BE: 0.45,
  DE: 0.3,
  AT: 0.3,
  CH: 0.35,
  CY: 0.6,
  GR: 0.4,
  TR: 0.35,
  PL: 0.3,
  SA: 0.3,
  AE: 0.3,
  QA: 0.35,
  HK: 0.35,
  SG: 0.25,
  PH: 0.25,
  ID: 0.25,
  KH: 0.2,
  US: 0.35,
  MX: 0.22,
  BR: 0.07,
  AR: 0.08,
  UY: 0.08,
  CN: 0.13,
  JP: 0.1,
  KR: 0.1,
  IR: 0.05,
  EG: 0.08,
  NG: 0.03,
  GH: 0.03,
};
const USUAL_SHARE = 0.17;
/** No player comes at this age. */
const COACHES_FROM = 36;
const STRONG = 78;
const STRONG_MORE = 0.25;
/** Of those who come as boys. */
const BOYS_SHARE = 0.35;
const BOY_UNTIL = 18;

const list = (codes: string): readonly string[] => codes.split(" ");

/** From where players go abroad to a part of the world, each country as often as it stands here. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  european: list(
    "FR FR FR BR BR BR AR AR ES ES PT PT DE NL NL BE IT HR RS DK DK SE NO NO CH AT PL CZ UA GB-ENG GB-SCT IE NG NG SN SN CI CI GH CM MA MA DZ TN ML BF GN CD CV EG TR GR GE AL XK BA SI SK HU RO UY CO CO EC PY CL MX US CA JM JP JP KR KR AU",
  ),
  latin: list("AR AR AR UY UY PY CO CO CO VE EC CL PE BR BR BO MX ES PA CR"),
  north: list("AR AR CO CO BR BR UY EC VE MX CA HN JM CR PA TT HT GT SV GB-ENG DE ES FR GH NG"),
  eastAsian: list("BR BR BR BR KR JP RS HR AR CO NG GH AU ES GB-ENG PT CM FR NL UZ"),
  southeast: list("BR BR BR BR JP JP KR AR ES NG GH CM FR RS HR AU NL GB-ENG PH ID TH MM LA PT CI"),
  gulf: list("BR BR BR PT ES FR FR AR MA MA DZ TN SN CI CM NG EG EG JO SY IQ OM IR KR UZ HR RS NL CO"),
  indian: list("ES ES BR BR AR AU NG GH SN RS FR MA"),
  oceania: list("GB-ENG GB-ENG NZ AU JP JP ES BR NL FR RS FJ"),
  african: list("NG GH SN CI CM ML BF TN DZ MA EG TZ UG KE ZM ZW AO CD NA BW GN GM"),
  women: list("AU AU CA CA FR ES DE GB-ENG NG IT"),
  basketball: list("US US US US US US RS HR LT LV ES FR AU NG SN SI CA DO BA GE TR"),
};

const sourcesOf = ({ sport, team, isWomens }: Club): readonly string[] => {
  if (isWomens) return SOURCES.women ?? [];
  if (sport === "basketball") return SOURCES.basketball ?? [];
  const region = regionOf(team.country);
  return SOURCES[region === "brazil" ? "latin" : region] ?? SOURCES.european ?? [];
};

function foreignShare({ team, youth, sport }: Club, age: number): number {
  if (sport === "basketball") return team.country === "US" ? 0.27 : 0.25;
  const usual = FOREIGN_SHARES[team.country] ?? USUAL_SHARE;
  const whole = team.strength >= STRONG && regionOf(team.country) !== "latin" ? usual + STRONG_MORE : usual;
  return youth || age <= BOY_UNTIL ? usual * BOYS_SHARE : whole;
}

/** The country of someone whom a club takes from outside the world at an age. */
export function nationalityOf(club: Club, age: number, draw: number): string {
  const home = club.team.country;
  if (club.isNational && age < COACHES_FROM) return home;
  if (share(draw, 41) >= foreignShare(club, age)) return home;
  return pickBy(sourcesOf(club), mix(draw, 42));
}

/** Cultures of countries, with how often each gives the name where there are several. */
const CULTURE_ROWS: Readonly<Record<string, string>> = {
  "GB-ENG": "english*8 westAfrican*1 gaelic*1",
  "GB-SCT": "gaelic*3 english*2",
  "GB-WLS": "welsh*3 english*2",
  "GB-NIR": "gaelic*2 english*2",
  IE: "gaelic",
  ES: "spanish",
  PT: "portuguese",
  DE: "german*8 turkish*1 slavic*1",
  AT: "german*7 balkan*2 turkish*1",
  CH: "german*4 french*2 italian*1 albanian*2 balkan*1",
  LI: "german",
  LU: "french*1 portuguese*1 german*1",
  IT: "italian",
  MT: "italian*2 english*1",
  FR: "french*5 frenchAfrican*3 arabic*2",
  BE: "dutch*4 french*3 frenchAfrican*2 arabic*1",
  NL: "dutch*7 arabic*1 surinamese*2",
  SR: "surinamese",
  CW: "surinamese",
  SE: "nordic*8 balkan*1 arabic*1",
  NO: "nordic",
  DK: "nordic",
  IS: "icelandic",
  FI: "finnish",
  PL: "polish",
  CZ: "czech",
  SK: "czech",
  HU: "hungarian",
  RO: "romanian",
  MD: "romanian",
  BG: "bulgarian",
  GR: "greek",
  CY: "greek",
  HR: "balkan",
  RS: "balkan",
  SI: "balkan",
  BA: "balkan",
  ME: "balkan",
  MK: "bulgarian",
  AL: "albanian",
  XK: "albanian",
  UA: "slavic",
  RU: "slavic",
  BY: "slavic",
  LV: "baltic",
  LT: "baltic",
  EE: "finnish",
  GE: "georgian",
  AM: "georgian",
  AZ: "turkish",
  TR: "turkish",
  IL: "hebrew*4 arabic*1",
  KZ: "centralAsian*3 slavic*1",
  UZ: "centralAsian",
  KG: "centralAsian",
  TJ: "centralAsian",
  TM: "centralAsian",
  AF: "persian",
  IR: "persian",
  BR: "brazilian",
  US: "american*7 latin*3",
  CA: "american*3 french*1 caribbean*1",
  JM: "caribbean",
  TT: "caribbean",
  HT: "frenchAfrican",
  JP: "japanese",
  KR: "korean",
  KP: "korean",
  CN: "chinese",
  TW: "chinese",
  MO: "cantonese",
  HK: "cantonese",
  TH: "thai",
  LA: "lao",
  MM: "burmese",
  VN: "vietnamese",
  KH: "khmer",
  MY: "malay*7 cantonese*1 indian*1",
  BN: "malay",
  SG: "malay*4 cantonese*3 indian*2",
  ID: "indonesian",
  TL: "filipino",
  PH: "filipino*3 american*1",
  IN: "indian",
  BD: "bengali",
  NP: "indian",
  LK: "indian",
  PK: "bengali",
  MV: "bengali",
  AU: "english*6 balkan*1 greek*1 italian*1 arabic*1",
  NZ: "english*4 pacific*1",
  FJ: "pacific",
  PG: "pacific",
  NC: "french",
  SN: "frenchAfrican",
  CI: "frenchAfrican",
  ML: "frenchAfrican",
  GN: "frenchAfrican",
  CM: "frenchAfrican",
  BF: "frenchAfrican",
  BJ: "frenchAfrican",
  TG: "frenchAfrican",
  NE: "frenchAfrican",
  GA: "frenchAfrican",
  CG: "frenchAfrican",
  CD: "frenchAfrican",
  CV: "portuguese",
  AO: "portuguese",
  MZ: "portuguese",
  GW: "portuguese",
  GQ: "spanish",
  NG: "westAfrican",
  GH: "westAfrican",
  GM: "frenchAfrican",
  ZA: "southAfrican",
  NA: "southAfrican",
  BW: "southAfrican",
  ZW: "southAfrican",
  ZM: "southAfrican",
  KE: "eastAfrican",
  TZ: "eastAfrican",
  UG: "eastAfrican",
  RW: "eastAfrican",
  ET: "eastAfrican",
  MG: "eastAfrican",
};

/** Where no row says: by the part of the world. */
const BY_REGION: Readonly<Record<string, string>> = {
  latin: "latin",
  north: "latin",
  gulf: "arabic",
  african: "arabic",
  british: "english",
  southeast: "indonesian",
  indian: "indian",
  eastAsian: "chinese",
  oceania: "english",
};

const spelledOut = (row: string): readonly CultureKey[] =>
  row.split(" ").flatMap((part) => {
    const [culture, times = "1"] = part.split("*");
    return new Array<CultureKey>(Number(times)).fill(culture as CultureKey);
  });

const cultures = new Map(Object.entries(CULTURE_ROWS).map(([country, row]) => [country, spelledOut(row)]));

/** Every culture that a country's row or region names, for the test that each exists. */
export const namedCultures = (): ReadonlySet<string> =>
  new Set([...cultures.values()].flat().concat(Object.values(BY_REGION) as CultureKey[]));

/** The culture of which a person of a country has his name. */
export function cultureOf(country: string, draw: number): CultureKey {
  const known = cultures.get(country) ?? spelledOut(BY_REGION[regionOf(country)] ?? "english");
  return pickBy(known, mix(draw, 43));
}
