import { SERIE_A, SERIE_B, SERIE_C_CUP_ENTRANTS } from "../../clubs/football/italy.ts";
import { PRIMAVERA_1 } from "../../clubs/football/youth.ts";
import { cup, league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const ITALY: readonly CompetitionEntry[] = [
  league({
    id: "341",
    country: "IT",
    names: namesInSevenLanguages("Serie A", {
      th: "เซเรียอา อิตาลี",
      kh: "លីគកំពូលអ៊ីតាលី",
      "zh-Hans": "意甲",
      "zh-Hant": "意甲",
      pt: "Serie A (Itália)",
    }),
    sortOrder: 12,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-22",
      end: "05-23",
      timeZone: "Europe/Rome",
      slots: kickOffs(
        "Fri 20:45, Sat 15:00 x2, Sat 18:00, Sat 20:45, Sun 12:30, Sun 15:00 x2, Sun 18:00, Sun 20:45, Mon 20:45",
      ),
      midweek: { slots: kickOffs("Tue 18:30, Tue 20:45, Wed 18:30 x3, Wed 20:45 x4, Thu 20:45"), everyWeeks: 13 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SERIE_A,
    aliases: ["Italian Serie A", "Italy Serie A"],
  }),
  league({
    id: "342",
    country: "IT",
    names: namesInSevenLanguages("Serie B", {
      th: "เซเรียบี อิตาลี",
      "zh-Hans": "意乙",
      "zh-Hant": "意乙",
      pt: "Serie B (Itália)",
    }),
    sortOrder: 67,
    times: 2,
    calendar: {
      start: "08-21",
      end: "05-08",
      timeZone: "Europe/Rome",
      slots: kickOffs("Fri 20:30, Sat 15:00 x6, Sat 17:15, Sun 15:00, Sun 17:15"),
      midweek: { slots: kickOffs("Tue 20:30 x8, Wed 20:30 x2"), everyWeeks: 13 },
    },
    teams: SERIE_B,
    aliases: ["Italian Serie B"],
  }),
  cup({
    id: "343",
    country: "IT",
    names: namesInSevenLanguages("Coppa Italia", {
      th: "โคปปา อิตาเลีย",
      vn: "Cúp Quốc gia Ý",
      "zh-Hans": "意大利杯",
      "zh-Hant": "意大利盃",
      pt: "Copa da Itália",
    }),
    sortOrder: 23,
    calendar: {
      start: "08-04",
      end: "05-13",
      timeZone: "Europe/Rome",
      slots: kickOffs("Wed 18:30, Wed 21:00 x3"),
      rounds: ["08-11", "10-27", "12-01", "02-09", "04-20", "05-11"],
    },
    teams: [...SERIE_A, ...SERIE_B, ...SERIE_C_CUP_ENTRANTS],
  }),
  league({
    id: "344",
    country: "IT",
    names: namesInSevenLanguages("Campionato Primavera 1", {
      th: "พรีมาเวร่า 1 อิตาลี (U20)",
      vn: "Primavera 1 (U20 Ý)",
      "zh-Hans": "意青联",
      "zh-Hant": "意大利青年聯賽",
      pt: "Campeonato Italiano Sub-20",
    }),
    sortOrder: 933,
    times: 2,
    calendar: {
      start: "08-15",
      end: "05-23",
      timeZone: "Europe/Rome",
      slots: kickOffs("Fri 15:00, Sat 11:00 x3, Sat 13:00 x3, Sun 11:00 x2, Mon 14:30"),
      breaks: [{ from: "12-22", to: "01-06" }],
    },
    teams: PRIMAVERA_1,
  }),
];
