import { INDONESIA_CHAMPIONSHIP, INDONESIA_SUPER_LEAGUE, INDONESIA_UNDER_20 } from "../../clubs/football/indonesia.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const INDONESIA: readonly CompetitionEntry[] = [
  league({
    id: "546",
    country: "ID",
    names: namesInSevenLanguages("Indonesia Super League", {
      th: "อินโดนีเซีย ซูเปอร์ลีก",
      vn: "VĐQG Indonesia",
      "zh-Hans": "印尼超",
      "zh-Hant": "印尼超",
      pt: "Super Liga da Indonésia",
    }),
    sortOrder: 75,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-24",
      timeZone: "Asia/Jakarta",
      slots: kickOffs("Thu 19:00, Fri 15:30, Fri 19:00, Sat 15:30, Sat 19:00, Sun 15:30 x2, Sun 19:00, Mon 19:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: INDONESIA_SUPER_LEAGUE,
    aliases: ["Liga 1 Indonesia"],
  }),
  league({
    id: "547",
    country: "ID",
    names: namesInSevenLanguages("Indonesia Championship", {
      th: "อินโดนีเซีย แชมเปียนชิพ",
      vn: "Hạng 2 Indonesia",
      "zh-Hans": "印尼甲",
      "zh-Hant": "印尼甲",
      pt: "Segunda Divisão da Indonésia",
    }),
    sortOrder: 368,
    times: 2,
    calendar: {
      start: "09-12",
      end: "05-17",
      timeZone: "Asia/Jakarta",
      slots: kickOffs("Sat 15:30 x3, Sun 15:30 x2, Mon 15:30 x2, Tue 15:30"),
    },
    teams: INDONESIA_CHAMPIONSHIP,
  }),
  looseMatches({
    id: "548",
    country: "ID",
    names: namesInSevenLanguages("Indonesian U20 League", {
      th: "ลีกเยาวชนอินโดนีเซีย U20",
      vn: "VĐQG U20 Indonesia",
      "zh-Hans": "印尼U20联赛",
      "zh-Hant": "印尼U20聯賽",
      pt: "Liga Indonésia Sub-20",
    }),
    sortOrder: 925,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Jakarta",
      slots: kickOffs("Sat 08:30 x4, Sat 13:00 x4"),
      midweek: { slots: kickOffs("Tue 13:00 x4, Tue 15:30 x4"), everyWeeks: 1 },
    },
    teams: INDONESIA_UNDER_20,
  }),
];
