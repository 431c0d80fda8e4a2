import { AMERICAN, CARIBBEAN, PACIFIC, SURINAMESE } from "./americas-and-oceania.ts";
import type { Culture } from "./culture.ts";
import { CANTONESE, CHINESE, JAPANESE, KOREAN } from "./east-asian.ts";
import * as east from "./east-european.ts";
import { BRAZILIAN, LATIN, PORTUGUESE, SPANISH } from "./iberian.ts";
import * as orient from "./middle-east-and-africa.ts";
import * as north from "./north-european.ts";
import { BENGALI, INDIAN } from "./south-asian.ts";
import * as southeast from "./southeast-asian.ts";
import { DUTCH, ENGLISH, FRENCH, GAELIC, GERMAN, ITALIAN, WELSH } from "./west-european.ts";

/** Personal names by culture. People are fictional: common given and family names, combined at random. */
export const CULTURES = {
  english: ENGLISH,
  gaelic: GAELIC,
  welsh: WELSH,
  german: GERMAN,
  french: FRENCH,
  dutch: DUTCH,
  italian: ITALIAN,
  spanish: SPANISH,
  latin: LATIN,
  portuguese: PORTUGUESE,
  brazilian: BRAZILIAN,
  nordic: north.NORDIC,
  icelandic: north.ICELANDIC,
  finnish: north.FINNISH,
  polish: east.POLISH,
  czech: east.CZECH,
  hungarian: east.HUNGARIAN,
  romanian: east.ROMANIAN,
  bulgarian: east.BULGARIAN,
  greek: east.GREEK,
  balkan: east.BALKAN,
  albanian: east.ALBANIAN,
  slavic: east.SLAVIC,
  baltic: north.BALTIC,
  georgian: east.GEORGIAN,
  turkish: orient.TURKISH,
  arabic: orient.ARABIC,
  persian: orient.PERSIAN,
  hebrew: orient.HEBREW,
  centralAsian: orient.CENTRAL_ASIAN,
  westAfrican: orient.WEST_AFRICAN,
  frenchAfrican: orient.FRENCH_AFRICAN,
  southAfrican: orient.SOUTH_AFRICAN,
  eastAfrican: orient.EAST_AFRICAN,
  american: AMERICAN,
  caribbean: CARIBBEAN,
  surinamese: SURINAMESE,
  pacific: PACIFIC,
  thai: southeast.THAI,
  vietnamese: southeast.VIETNAMESE,
  khmer: southeast.KHMER,
  lao: southeast.LAO,
  burmese: southeast.BURMESE,
  malay: southeast.MALAY,
  indonesian: southeast.INDONESIAN,
  filipino: southeast.FILIPINO,
  chinese: CHINESE,
  cantonese: CANTONESE,
  korean: KOREAN,
  japanese: JAPANESE,
  indian: INDIAN,
  bengali: BENGALI,
} satisfies Readonly<Record<string, Culture>>;

export type CultureKey = keyof typeof CULTURES;
