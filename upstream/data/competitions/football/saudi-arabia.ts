import { SAUDI_ARABIA_UNDER_21, SAUDI_FIRST_DIVISION, SAUDI_PRO_LEAGUE } from "../../clubs/football/saudi-arabia.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SAUDI_ARABIA: readonly CompetitionEntry[] = [
  league({
    id: "501",
    country: "SA",
    names: namesInSevenLanguages("Saudi Pro League", {
      th: "ซาอุดี โปรลีก",
      "zh-Hans": "沙特联",
      "zh-Hant": "沙特聯",
      pt: "Liga Saudita",
    }),
    sortOrder: 50,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-13",
      end: "05-22",
      timeZone: "Asia/Riyadh",
      slots: kickOffs("Thu 18:00, Thu 20:30, Fri 18:00 x2, Fri 20:30, Sat 18:00 x2, Sat 20:30 x2"),
      midweek: { slots: kickOffs("Tue 18:00, Tue 20:30 x2"), everyWeeks: 5 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SAUDI_PRO_LEAGUE,
  }),
  league({
    id: "502",
    country: "SA",
    names: namesInSevenLanguages("Saudi First Division", {
      th: "ซาอุดี ดิวิชัน 1",
      vn: "Hạng 2 Saudi Arabia",
      "zh-Hans": "沙特甲级联赛",
      "zh-Hant": "沙特甲組聯賽",
      pt: "Segunda Divisão Saudita",
    }),
    sortOrder: 350,
    times: 2,
    calendar: {
      start: "08-25",
      end: "05-20",
      timeZone: "Asia/Riyadh",
      slots: kickOffs("Mon 17:30, Tue 17:00 x2, Tue 19:30 x2, Wed 17:00 x2, Wed 19:30"),
    },
    teams: SAUDI_FIRST_DIVISION,
  }),
  cup({
    id: "503",
    key: "saudi-kings-cup",
    country: "SA",
    names: namesInSevenLanguages("King's Cup (Saudi Arabia)", {
      th: "ซาอุดี คิงส์คัพ",
      vn: "Cúp Nhà vua Saudi Arabia",
      "zh-Hans": "沙特国王杯",
      "zh-Hant": "沙特國王盃",
      pt: "Copa do Rei Saudita",
    }),
    sortOrder: 150,
    calendar: {
      start: "09-21",
      end: "05-11",
      timeZone: "Asia/Riyadh",
      slots: kickOffs("Mon 18:00 x2, Mon 20:30, Tue 18:00, Tue 20:30"),
    },
    teams: [...SAUDI_PRO_LEAGUE, ...SAUDI_FIRST_DIVISION],
  }),
  looseMatches({
    id: "908",
    country: "SA",
    names: namesInSevenLanguages("Saudi U21 League", {
      th: "ลีกเยาวชนซาอุดี U21",
      vn: "VĐQG U21 Saudi Arabia",
      "zh-Hans": "沙特U21联赛",
      "zh-Hant": "沙特U21聯賽",
      pt: "Liga Saudita Sub-21",
    }),
    sortOrder: 908,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Riyadh",
      slots: kickOffs("Fri 17:30, Sat 15:30 x3, Sat 17:30 x3, Sun 17:30"),
      midweek: { slots: kickOffs("Mon 17:30, Tue 15:30 x2, Tue 17:30 x3, Wed 17:30, Thu 17:30"), everyWeeks: 1 },
    },
    teams: SAUDI_ARABIA_UNDER_21,
  }),
];
