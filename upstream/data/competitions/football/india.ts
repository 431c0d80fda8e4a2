import { I_LEAGUE, INDIA_UNDER_21, INDIAN_SUPER_LEAGUE } from "../../clubs/football/india.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const INDIA: readonly CompetitionEntry[] = [
  league({
    id: "541",
    country: "IN",
    names: namesInSevenLanguages("Indian Super League", {
      th: "อินเดีย ซูเปอร์ลีก",
      vn: "VĐQG Ấn Độ",
      "zh-Hans": "印度超",
      "zh-Hant": "印超",
      pt: "Super Liga Indiana",
    }),
    sortOrder: 73,
    times: 2,
    calendar: {
      start: "10-02",
      end: "05-17",
      timeZone: "Asia/Kolkata",
      slots: kickOffs("Wed 19:30, Thu 19:30, Fri 19:30, Sat 17:00, Sat 19:30, Sun 17:00, Sun 19:30"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: INDIAN_SUPER_LEAGUE,
  }),
  league({
    id: "542",
    country: "IN",
    names: namesInSevenLanguages("I-League", {
      th: "ไอลีก อินเดีย",
      vn: "Hạng 2 Ấn Độ",
      "zh-Hans": "印度甲",
      "zh-Hant": "印甲",
      pt: "I-League (Índia)",
    }),
    sortOrder: 366,
    times: 2,
    calendar: {
      start: "10-20",
      end: "05-10",
      timeZone: "Asia/Kolkata",
      slots: kickOffs("Mon 16:30, Tue 15:30, Wed 15:30, Thu 16:30, Fri 15:30, Sun 14:00"),
    },
    teams: I_LEAGUE,
  }),
  looseMatches({
    id: "543",
    country: "IN",
    names: namesInSevenLanguages("Indian U21 League", {
      th: "ลีกเยาวชนอินเดีย U21",
      vn: "VĐQG U21 Ấn Độ",
      "zh-Hans": "印度U21联赛",
      "zh-Hant": "印度U21聯賽",
      pt: "Liga Indiana Sub-21",
    }),
    sortOrder: 926,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Kolkata",
      slots: kickOffs("Sat 08:30, Sat 15:30"),
      midweek: { slots: kickOffs("Tue 15:30"), everyWeeks: 1 },
    },
    teams: INDIA_UNDER_21,
  }),
];
