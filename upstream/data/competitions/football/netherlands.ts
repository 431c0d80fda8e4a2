import { EERSTE_DIVISIE, EREDIVISIE } from "../../clubs/football/netherlands.ts";
import { EREDIVISIE_UNDER_21 } from "../../clubs/football/youth.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const NETHERLANDS: readonly CompetitionEntry[] = [
  league({
    id: "381",
    country: "NL",
    names: namesInSevenLanguages("Eredivisie", {
      th: "เอเรดิวิซี เนเธอร์แลนด์",
      vn: "VĐQG Hà Lan",
      "zh-Hans": "荷甲",
      "zh-Hant": "荷甲",
    }),
    sortOrder: 22,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-16",
      timeZone: "Europe/Amsterdam",
      slots: kickOffs("Fri 20:00, Sat 16:30, Sat 18:45 x2, Sat 20:00, Sat 21:00, Sun 12:15, Sun 14:30 x3, Sun 16:45"),
      breaks: [{ from: "12-21", to: "01-08" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: EREDIVISIE,
    aliases: ["Netherlands Eredivisie", "Dutch Eredivisie"],
  }),
  league({
    id: "382",
    country: "NL",
    names: namesInSevenLanguages("Eerste Divisie", {
      th: "เอียร์สเต ดิวิซี เนเธอร์แลนด์",
      vn: "Hạng 2 Hà Lan",
      "zh-Hans": "荷乙",
      "zh-Hant": "荷乙",
      pt: "Segunda Divisão Holandesa",
    }),
    sortOrder: 69,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-07",
      timeZone: "Europe/Amsterdam",
      slots: kickOffs("Fri 20:00 x7, Sat 16:30, Sun 14:30, Mon 20:00 x2"),
      midweek: { slots: kickOffs("Tue 20:00 x10"), everyWeeks: 13 },
      breaks: [{ from: "12-22", to: "01-06" }],
    },
    teams: EERSTE_DIVISIE,
    aliases: ["Keuken Kampioen Divisie"],
  }),
  cup({
    id: "383",
    country: "NL",
    names: namesInSevenLanguages("KNVB Cup", {
      th: "เคเอ็นวีบี คัพ",
      vn: "Cúp Quốc gia Hà Lan",
      "zh-Hans": "荷兰杯",
      "zh-Hant": "荷蘭盃",
      pt: "Copa da Holanda",
    }),
    sortOrder: 25,
    calendar: {
      start: "10-20",
      end: "04-18",
      timeZone: "Europe/Amsterdam",
      slots: kickOffs("Wed 18:45 x2, Wed 20:00, Wed 21:00 x2"),
      rounds: ["10-27", "12-01", "01-12", "02-02", "03-02", "04-20"],
    },
    teams: [...EREDIVISIE, ...EERSTE_DIVISIE],
    aliases: ["KNVB Beker"],
  }),
  looseMatches({
    id: "384",
    country: "NL",
    names: namesInSevenLanguages("Eredivisie Under 21", {
      th: "เอเรดิวิซี U21",
      vn: "U21 Hà Lan",
      "zh-Hans": "荷兰U21联赛",
      "zh-Hant": "荷蘭U21聯賽",
      pt: "Campeonato Holandês Sub-21",
    }),
    sortOrder: 937,
    calendar: {
      start: "08-18",
      end: "05-12",
      timeZone: "Europe/Amsterdam",
      slots: kickOffs("Tue 18:00, Tue 19:00 x2"),
      breaks: [{ from: "12-20", to: "01-10" }],
    },
    teams: EREDIVISIE_UNDER_21,
  }),
];
