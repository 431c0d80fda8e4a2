import { ALGERIAN_LIGUE_1 } from "../../clubs/football/algeria.ts";
import { PERSIAN_GULF_PRO_LEAGUE } from "../../clubs/football/iran.ts";
import { NEW_ZEALAND_NATIONAL_LEAGUE } from "../../clubs/football/new-zealand.ts";
import { QATAR_STARS_LEAGUE } from "../../clubs/football/qatar.ts";
import { UZBEKISTAN_SUPER_LEAGUE } from "../../clubs/football/uzbekistan.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { ARGENTINA } from "./argentina.ts";
import { AUSTRALIA } from "./australia.ts";
import { BOLIVIA } from "./bolivia.ts";
import { BRAZIL } from "./brazil.ts";
import { CAMBODIA } from "./cambodia.ts";
import { CHILE } from "./chile.ts";
import { CHINA } from "./china.ts";
import { COLOMBIA } from "./colombia.ts";
import { COSTA_RICA } from "./costa-rica.ts";
import { ECUADOR } from "./ecuador.ts";
import { EGYPT } from "./egypt.ts";
import { GHANA } from "./ghana.ts";
import { HONG_KONG } from "./hong-kong.ts";
import { INDIA } from "./india.ts";
import { INDONESIA } from "./indonesia.ts";
import { JAPAN } from "./japan.ts";
import { MALAYSIA } from "./malaysia.ts";
import { MEXICO } from "./mexico.ts";
import { MOROCCO } from "./morocco.ts";
import { NIGERIA } from "./nigeria.ts";
import { PARAGUAY } from "./paraguay.ts";
import { PERU } from "./peru.ts";
import { PHILIPPINES } from "./philippines.ts";
import { SAUDI_ARABIA } from "./saudi-arabia.ts";
import { SINGAPORE } from "./singapore.ts";
import { SOUTH_AFRICA } from "./south-africa.ts";
import { SOUTH_KOREA } from "./south-korea.ts";
import { THAILAND } from "./thailand.ts";
import { TUNISIA } from "./tunisia.ts";
import { UNITED_ARAB_EMIRATES } from "./united-arab-emirates.ts";
import { UNITED_STATES } from "./united-states.ts";
import { URUGUAY } from "./uruguay.ts";
import { VENEZUELA } from "./venezuela.ts";
import { VIETNAM } from "./vietnam.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

const ALGERIA: readonly CompetitionEntry[] = [
  league({
    id: "726",
    country: "DZ",
    names: namesInSevenLanguages("Algerian Ligue 1", {
      th: "แอลจีเรีย ลีก 1",
      vn: "VĐQG Algeria",
      "zh-Hans": "阿尔及利亚甲",
      "zh-Hant": "阿爾及利亞甲組聯賽",
      pt: "Campeonato Argelino",
    }),
    sortOrder: 414,
    times: 2,
    calendar: {
      start: "08-21",
      end: "06-06",
      timeZone: "Africa/Algiers",
      slots: kickOffs("Thu 17:00, Fri 16:00 x2, Fri 18:00, Sat 16:00 x2, Sat 18:00"),
      midweek: { slots: kickOffs("Tue 17:00"), everyWeeks: 7 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ALGERIAN_LIGUE_1,
  }),
];

const UZBEKISTAN: readonly CompetitionEntry[] = [
  league({
    id: "561",
    country: "UZ",
    names: namesInSevenLanguages("Uzbekistan Super League", {
      th: "อุซเบกิสถาน ซูเปอร์ลีก",
      vn: "VĐQG Uzbekistan",
      "zh-Hans": "乌兹超",
      "zh-Hant": "烏茲別克超級聯賽",
      pt: "Super Liga do Uzbequistão",
    }),
    sortOrder: 81,
    times: 2,
    calendar: {
      start: "02-27",
      end: "12-06",
      timeZone: "Asia/Tashkent",
      slots: kickOffs("Fri 15:00, Fri 17:30, Sat 14:30 x2, Sat 17:00, Sun 14:30 x2, Sun 17:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: UZBEKISTAN_SUPER_LEAGUE,
  }),
];

const QATAR: readonly CompetitionEntry[] = [
  league({
    id: "551",
    country: "QA",
    names: namesInSevenLanguages("Qatar Stars League", {
      th: "กาตาร์ สตาร์สลีก",
      vn: "VĐQG Qatar",
      "zh-Hans": "卡塔尔联",
      "zh-Hant": "卡塔爾聯",
      pt: "Liga do Catar",
    }),
    sortOrder: 77,
    times: 2,
    calendar: {
      start: "08-13",
      end: "04-26",
      timeZone: "Asia/Qatar",
      slots: kickOffs("Thu 17:30, Thu 19:45, Fri 17:30, Fri 19:45, Sat 17:30, Sat 19:45"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: QATAR_STARS_LEAGUE,
  }),
];

const NEW_ZEALAND: readonly CompetitionEntry[] = [
  league({
    id: "536",
    country: "NZ",
    names: namesInSevenLanguages("New Zealand National League", {
      th: "นิวซีแลนด์ เนชันแนลลีก",
      vn: "VĐQG New Zealand",
      "zh-Hans": "新西兰联赛",
      "zh-Hant": "新西蘭聯賽",
      pt: "Liga da Nova Zelândia",
    }),
    sortOrder: 364,
    times: 1,
    calendar: {
      start: "09-12",
      end: "12-13",
      timeZone: "Pacific/Auckland",
      slots: kickOffs("Sat 14:00 x3, Sat 16:30, Sun 13:00 x2, Sun 15:30"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: NEW_ZEALAND_NATIONAL_LEAGUE,
  }),
];

const IRAN: readonly CompetitionEntry[] = [
  league({
    id: "556",
    country: "IR",
    names: namesInSevenLanguages("Persian Gulf Pro League", {
      th: "อิหร่าน โปรลีก",
      vn: "VĐQG Iran",
      "zh-Hans": "伊朗超",
      "zh-Hant": "伊朗超",
      pt: "Liga Iraniana",
    }),
    sortOrder: 79,
    times: 2,
    calendar: {
      start: "08-13",
      end: "05-22",
      timeZone: "Asia/Tehran",
      slots: kickOffs("Wed 16:30, Thu 15:30 x2, Thu 17:30 x2, Fri 15:30 x2, Fri 17:30"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: PERSIAN_GULF_PRO_LEAGUE,
  }),
];

/** The competitions of Asia, Oceania, the Americas and Africa. */
export const REST_OF_WORLD_COMPETITIONS: readonly CompetitionEntry[] = [
  ...BRAZIL,
  ...CAMBODIA,
  ...CHINA,
  ...HONG_KONG,
  ...MALAYSIA,
  ...PHILIPPINES,
  ...SINGAPORE,
  ...THAILAND,
  ...UNITED_ARAB_EMIRATES,
  ...VIETNAM,
  ...SAUDI_ARABIA,
  ...JAPAN,
  ...SOUTH_KOREA,
  ...AUSTRALIA,
  ...NEW_ZEALAND,
  ...INDIA,
  ...INDONESIA,
  ...QATAR,
  ...IRAN,
  ...UZBEKISTAN,
  ...UNITED_STATES,
  ...MEXICO,
  ...COSTA_RICA,
  ...ARGENTINA,
  ...COLOMBIA,
  ...CHILE,
  ...URUGUAY,
  ...PARAGUAY,
  ...PERU,
  ...ECUADOR,
  ...BOLIVIA,
  ...VENEZUELA,
  ...EGYPT,
  ...MOROCCO,
  ...SOUTH_AFRICA,
  ...NIGERIA,
  ...TUNISIA,
  ...ALGERIA,
  ...GHANA,
];
