import { THAI_LEAGUE_1, THAI_LEAGUE_2, THAILAND_UNDER_21 } from "../../clubs/football/thailand.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const THAILAND: readonly CompetitionEntry[] = [
  league({
    id: "461",
    country: "TH",
    names: namesInSevenLanguages("Thai League 1", {
      th: "ไทยลีก 1",
      kh: "Thai League 1",
      "zh-Hans": "泰超",
      "zh-Hant": "泰超",
    }),
    sortOrder: 32,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-14",
      end: "05-17",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Fri 19:00, Sat 17:30, Sat 18:00 x2, Sat 19:00, Sun 17:30, Sun 18:00, Sun 19:00"),
      midweek: { slots: kickOffs("Tue 19:00, Wed 18:30, Wed 19:00"), everyWeeks: 7 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: THAI_LEAGUE_1,
    aliases: ["Thailand | Thai League 1"],
  }),
  league({
    id: "462",
    country: "TH",
    names: namesInSevenLanguages("Thai League 2", {
      th: "ไทยลีก 2",
      kh: "Thai League 2",
      "zh-Hans": "泰甲",
      "zh-Hant": "泰甲",
    }),
    sortOrder: 122,
    times: 2,
    calendar: {
      start: "08-15",
      end: "05-10",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Sat 17:30, Sat 18:00 x3, Sat 19:00, Sun 17:30, Sun 18:00 x3"),
      midweek: { slots: kickOffs("Tue 18:00, Wed 18:00 x2"), everyWeeks: 6 },
    },
    teams: THAI_LEAGUE_2,
  }),
  cup({
    id: "463",
    country: "TH",
    names: namesInSevenLanguages("Thai FA Cup", {
      th: "ไทย เอฟเอคัพ",
      vn: "Cúp FA Thái Lan",
      "zh-Hans": "泰国足总杯",
      "zh-Hant": "泰國足總盃",
      pt: "Copa da Tailândia",
    }),
    sortOrder: 112,
    calendar: {
      start: "10-28",
      end: "05-30",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Wed 17:00, Wed 18:00 x2, Wed 19:00 x2"),
    },
    teams: [...THAI_LEAGUE_1, ...THAI_LEAGUE_2],
  }),
  looseMatches({
    id: "906",
    country: "TH",
    names: namesInSevenLanguages("Thai U21 League", {
      th: "ไทยลีกเยาวชน U21",
      vn: "VĐQG U21 Thái Lan",
      "zh-Hans": "泰国U21联赛",
      "zh-Hant": "泰國U21聯賽",
      pt: "Liga Tailandesa Sub-21",
    }),
    sortOrder: 906,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Fri 15:30, Sat 15:30 x3, Sat 17:30 x3, Sun 15:30"),
      midweek: { slots: kickOffs("Mon 15:30, Tue 15:30 x3, Tue 17:30 x2, Wed 15:30, Thu 15:30"), everyWeeks: 1 },
    },
    teams: THAILAND_UNDER_21,
  }),
];
