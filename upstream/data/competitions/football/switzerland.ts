import { CHALLENGE_LEAGUE, SWISS_SUPER_LEAGUE } from "../../clubs/football/switzerland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SWITZERLAND: readonly CompetitionEntry[] = [
  league({
    id: "213",
    country: "CH",
    names: namesInSevenLanguages("Swiss Super League", {
      th: "สวิตเซอร์แลนด์ ซูเปอร์ลีก",
      vn: "VĐQG Thụy Sĩ",
      "zh-Hans": "瑞士超",
      "zh-Hant": "瑞士超",
      pt: "Campeonato Suíço",
    }),
    sortOrder: 95,
    times: 3,
    calendar: {
      start: "08-01",
      end: "05-16",
      timeZone: "Europe/Zurich",
      slots: kickOffs("Sat 18:00 x2, Sat 20:30, Sun 14:15, Sun 16:30 x2"),
      midweek: {
        slots: kickOffs("Wed 18:30, Wed 20:30 x2"),
        weeks: ["09-02", "10-28", "12-02", "02-10", "03-03", "04-21"],
      },
      breaks: [{ from: "12-21", to: "01-14" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SWISS_SUPER_LEAGUE,
  }),
  league({
    id: "214",
    country: "CH",
    names: namesInSevenLanguages("Swiss Challenge League", {
      th: "สวิตเซอร์แลนด์ แชลเลนจ์ลีก",
      vn: "Hạng 2 Thụy Sĩ",
      "zh-Hans": "瑞士甲",
      "zh-Hant": "瑞士甲",
      pt: "Segunda Divisão Suíça",
    }),
    sortOrder: 164,
    times: 4,
    calendar: {
      start: "07-31",
      end: "05-21",
      timeZone: "Europe/Zurich",
      slots: kickOffs("Fri 19:30 x3, Sat 18:00, Sun 14:15"),
      breaks: [{ from: "12-21", to: "01-14" }],
    },
    teams: CHALLENGE_LEAGUE,
  }),
];
