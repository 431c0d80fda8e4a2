import { CHINA_LEAGUE_ONE, CHINA_UNDER_21, CHINESE_SUPER_LEAGUE } from "../../clubs/football/china.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const CHINA: readonly CompetitionEntry[] = [
  league({
    id: "421",
    country: "CN",
    names: namesInSevenLanguages("Chinese Super League", {
      th: "ไชนีส ซูเปอร์ลีก",
      vn: "VĐQG Trung Quốc",
      "zh-Hans": "中超",
      "zh-Hant": "中超",
      pt: "Superliga Chinesa",
    }),
    sortOrder: 38,
    isPopular: true,
    times: 2,
    calendar: {
      start: "02-27",
      end: "11-29",
      timeZone: "Asia/Shanghai",
      slots: kickOffs("Fri 19:35, Sat 15:30, Sat 18:00, Sat 19:35 x2, Sun 15:30, Sun 19:00, Sun 19:35"),
      midweek: { slots: kickOffs("Tue 19:35 x2, Wed 19:35 x2"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: CHINESE_SUPER_LEAGUE,
    aliases: ["China | Super League", "China Super League"],
  }),
  league({
    id: "422",
    country: "CN",
    names: namesInSevenLanguages("China League One", {
      th: "ไชนีส ลีกวัน",
      vn: "Hạng 2 Trung Quốc",
      "zh-Hans": "中甲",
      "zh-Hant": "中甲",
      pt: "Segunda Divisão Chinesa",
    }),
    sortOrder: 332,
    times: 2,
    calendar: {
      start: "03-14",
      end: "11-29",
      timeZone: "Asia/Shanghai",
      slots: kickOffs("Sat 15:00 x3, Sat 19:00, Sun 15:00 x3, Sun 19:00"),
      midweek: { slots: kickOffs("Wed 19:00"), everyWeeks: 9 },
    },
    teams: CHINA_LEAGUE_ONE,
    aliases: ["China | League One"],
  }),
  cup({
    id: "423",
    country: "CN",
    names: namesInSevenLanguages("Chinese FA Cup", {
      th: "ไชนีส เอฟเอคัพ",
      vn: "Cúp Quốc gia Trung Quốc",
      "zh-Hans": "中国足协杯",
      "zh-Hant": "中國足協盃",
      pt: "Copa da China",
    }),
    sortOrder: 132,
    calendar: {
      start: "03-17",
      end: "11-18",
      timeZone: "Asia/Shanghai",
      slots: kickOffs("Tue 19:00, Wed 15:30 x2, Wed 19:35 x3"),
    },
    teams: [...CHINESE_SUPER_LEAGUE, ...CHINA_LEAGUE_ONE],
  }),
  looseMatches({
    id: "905",
    country: "CN",
    names: namesInSevenLanguages("China U21 League", {
      th: "ลีกเยาวชนจีน U21",
      vn: "VĐQG U21 Trung Quốc",
      "zh-Hans": "中国U21联赛",
      "zh-Hant": "中國U21聯賽",
      pt: "Liga Chinesa Sub-21",
    }),
    sortOrder: 905,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Shanghai",
      slots: kickOffs("Fri 15:00, Sat 15:00 x3, Sat 19:00 x3, Sun 15:00"),
      midweek: { slots: kickOffs("Mon 15:00, Tue 15:00 x3, Tue 19:00 x2, Wed 15:00, Thu 15:00"), everyWeeks: 1 },
    },
    teams: CHINA_UNDER_21,
  }),
];
