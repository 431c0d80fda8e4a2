import { BUNDESLIGA, DRITTE_LIGA, ZWEITE_BUNDESLIGA } from "../../clubs/football/germany.ts";
import { DFB_UNDER_19_LEAGUE } from "../../clubs/football/youth.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const GERMANY: readonly CompetitionEntry[] = [
  league({
    id: "331",
    country: "DE",
    names: namesInSevenLanguages("Bundesliga", {
      th: "บุนเดสลีกา เยอรมนี",
      kh: "លីគកំពូលអាល្លឺម៉ង់",
      "zh-Hans": "德甲",
      "zh-Hant": "德甲",
    }),
    sortOrder: 13,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-21",
      end: "05-15",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Fri 20:30, Sat 15:30 x5, Sat 18:30, Sun 15:30, Sun 17:30"),
      breaks: [{ from: "12-22", to: "01-08" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BUNDESLIGA,
    aliases: ["Deutsche Bundesliga", "German Bundesliga"],
  }),
  league({
    id: "332",
    country: "DE",
    names: namesInSevenLanguages("2. Bundesliga", {
      th: "บุนเดสลีกา 2 เยอรมนี",
      vn: "Hạng 2 Đức",
      "zh-Hans": "德乙",
      "zh-Hant": "德乙",
    }),
    sortOrder: 65,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-16",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Fri 18:30 x2, Sat 13:00 x3, Sat 20:30, Sun 13:30 x3"),
      breaks: [{ from: "12-22", to: "01-14" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ZWEITE_BUNDESLIGA,
    aliases: ["Deutsche 2. Bundesliga"],
  }),
  league({
    id: "333",
    country: "DE",
    names: namesInSevenLanguages("3. Liga", {
      th: "ลีกา 3 เยอรมนี",
      vn: "Hạng 3 Đức",
      "zh-Hans": "德丙",
      "zh-Hant": "德丙",
    }),
    sortOrder: 66,
    times: 2,
    calendar: {
      start: "07-31",
      end: "05-16",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Fri 19:00, Sat 14:00 x6, Sat 16:30, Sun 13:30, Sun 16:30, Sun 19:30"),
      midweek: { slots: kickOffs("Tue 19:00, Wed 19:00"), everyWeeks: 13 },
      breaks: [{ from: "12-21", to: "01-14" }],
    },
    teams: DRITTE_LIGA,
    aliases: ["Deutsche 3. Liga"],
  }),
  cup({
    id: "334",
    country: "DE",
    names: namesInSevenLanguages("DFB-Pokal", {
      th: "เดเอฟเบ โพคาล",
      vn: "Cúp Quốc gia Đức",
      "zh-Hans": "德国杯",
      "zh-Hant": "德國盃",
      pt: "Copa da Alemanha",
    }),
    sortOrder: 19,
    calendar: {
      start: "08-11",
      end: "05-22",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Wed 18:00 x8, Wed 20:45 x8"),
      rounds: ["08-18", "10-27", "12-01", "02-09", "04-20", "05-22"],
      final: kickOffs("Sat 20:00"),
    },
    teams: [...BUNDESLIGA, ...ZWEITE_BUNDESLIGA, ...DRITTE_LIGA],
    aliases: ["German Cup"],
  }),
  looseMatches({
    id: "335",
    country: "DE",
    names: namesInSevenLanguages("DFB Under 19 League", {
      th: "ลีกเยาวชนเยอรมนี U19",
      vn: "U19 Đức",
      "zh-Hans": "德国U19联赛",
      "zh-Hant": "德國U19聯賽",
      pt: "Campeonato Alemão Sub-19",
    }),
    sortOrder: 932,
    calendar: {
      start: "08-08",
      end: "05-23",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Sat 11:00 x4, Sat 13:00 x3, Sun 11:00, Sun 13:00"),
      midweek: { slots: kickOffs("Tue 15:00 x4, Tue 17:00 x5"), everyWeeks: 1 },
      breaks: [{ from: "12-20", to: "01-10" }],
    },
    teams: DFB_UNDER_19_LEAGUE,
  }),
];
