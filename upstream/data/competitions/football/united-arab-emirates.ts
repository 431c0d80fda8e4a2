import {
  UAE_FIRST_DIVISION,
  UAE_PRO_LEAGUE,
  UNITED_ARAB_EMIRATES_UNDER_21,
} from "../../clubs/football/united-arab-emirates.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const UNITED_ARAB_EMIRATES: readonly CompetitionEntry[] = [
  league({
    id: "471",
    country: "AE",
    names: namesInSevenLanguages("UAE Pro League", {
      th: "ยูเออี โปรลีก",
      vn: "VĐQG UAE",
      "zh-Hans": "阿联酋职业联赛",
      "zh-Hant": "阿聯酋職業聯賽",
      pt: "Liga dos Emirados",
    }),
    shortNames: { "zh-Hans": "阿联酋超", "zh-Hant": "阿聯酋超" },
    sortOrder: 48,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-14",
      end: "05-16",
      timeZone: "Asia/Dubai",
      slots: kickOffs("Thu 17:30, Fri 17:15 x2, Fri 20:00 x2, Sat 17:15, Sat 20:00 x2"),
      midweek: { slots: kickOffs("Tue 17:30, Tue 20:15"), everyWeeks: 6 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: UAE_PRO_LEAGUE,
  }),
  league({
    id: "472",
    country: "AE",
    names: namesInSevenLanguages("UAE First Division", {
      th: "ยูเออี ดิวิชัน 1",
      vn: "Hạng 2 UAE",
      "zh-Hans": "阿联酋甲级联赛",
      "zh-Hant": "阿聯酋甲組聯賽",
      pt: "Segunda Divisão dos Emirados",
    }),
    sortOrder: 342,
    times: 3,
    calendar: {
      start: "09-04",
      end: "05-17",
      timeZone: "Asia/Dubai",
      slots: kickOffs("Fri 16:30 x2, Sat 16:30 x2, Sun 16:30"),
    },
    teams: UAE_FIRST_DIVISION,
  }),
  cup({
    id: "473",
    country: "AE",
    names: namesInSevenLanguages("UAE President's Cup", {
      th: "ยูเออี เพรสซิเดนต์ส คัพ",
      vn: "Cúp Tổng thống UAE",
      "zh-Hans": "阿联酋总统杯",
      "zh-Hant": "阿聯酋總統盃",
      pt: "Copa do Presidente dos Emirados",
    }),
    sortOrder: 138,
    calendar: {
      start: "09-15",
      end: "05-12",
      timeZone: "Asia/Dubai",
      slots: kickOffs("Tue 17:30, Tue 20:15, Wed 17:30, Wed 20:15"),
    },
    teams: [...UAE_PRO_LEAGUE, ...UAE_FIRST_DIVISION],
  }),
  looseMatches({
    id: "474",
    country: "AE",
    names: namesInSevenLanguages("UAE U21 League", {
      th: "ลีกเยาวชนยูเออี U21",
      vn: "VĐQG U21 UAE",
      "zh-Hans": "阿联酋U21联赛",
      "zh-Hant": "阿聯酋U21聯賽",
      pt: "Liga dos Emirados Sub-21",
    }),
    sortOrder: 930,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Dubai",
      slots: kickOffs("Sat 16:45, Sat 19:15"),
      midweek: { slots: kickOffs("Tue 17:00"), everyWeeks: 1 },
    },
    teams: UNITED_ARAB_EMIRATES_UNDER_21,
  }),
];
