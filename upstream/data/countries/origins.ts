/** Share of foreign players in an average club, by country. */
export const FOREIGN_SHARES: Readonly<Record<string, number>> = {
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
export const USUAL_SHARE = 0.17;

const list = (codes: string): readonly string[] => codes.split(" ");

/** Origins of foreign players by region; countries occur in proportion to their frequency. */
export const ORIGINS: Readonly<Record<string, readonly string[]>> = {
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
