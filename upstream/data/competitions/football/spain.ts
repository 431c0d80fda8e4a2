import { LA_LIGA, SEGUNDA_DIVISION } from "../../clubs/football/spain.ts";
import { DIVISION_DE_HONOR_JUVENIL } from "../../clubs/football/youth.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SPAIN: readonly CompetitionEntry[] = [
  league({
    id: "321",
    country: "ES",
    names: namesInSevenLanguages("La Liga", {
      th: "ลาลีกา สเปน",
      kh: "លីគកំពូលអេស្ប៉ាញ",
      "zh-Hans": "西甲",
      "zh-Hant": "西甲",
    }),
    sortOrder: 11,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-14",
      end: "05-23",
      timeZone: "Europe/Madrid",
      slots: kickOffs(
        "Fri 21:00, Sat 14:00, Sat 16:15, Sat 18:30, Sat 21:00, Sun 14:00, Sun 16:15, Sun 18:30, Sun 21:00, Mon 21:00",
      ),
      midweek: { slots: kickOffs("Tue 19:00 x2, Tue 21:30 x2, Wed 19:00 x2, Wed 21:30 x2, Thu 21:00"), everyWeeks: 13 },
      breaks: [{ from: "12-23", to: "01-01" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: LA_LIGA,
    aliases: ["Primera División de España", "Spain Primera División", "Spanish La Liga", "LaLiga"],
  }),
  league({
    id: "322",
    country: "ES",
    names: namesInSevenLanguages("La Liga 2", {
      th: "ลาลีกา 2 สเปน",
      vn: "Hạng 2 Tây Ban Nha",
      "zh-Hans": "西乙",
      "zh-Hant": "西乙",
    }),
    sortOrder: 64,
    times: 2,
    calendar: {
      start: "08-14",
      end: "05-31",
      timeZone: "Europe/Madrid",
      slots: kickOffs(
        "Fri 20:30, Sat 14:00 x2, Sat 16:15 x2, Sat 18:30 x2, Sun 14:00, Sun 16:15, Sun 18:30 x2, Mon 20:30",
      ),
      midweek: { slots: kickOffs("Tue 20:00 x4, Wed 19:00 x3, Wed 21:00 x4"), everyWeeks: 13 },
      breaks: [{ from: "12-23", to: "01-01" }],
    },
    teams: SEGUNDA_DIVISION,
    aliases: ["Segunda División", "Spain Segunda División", "Segunda División de España"],
  }),
  cup({
    id: "323",
    country: "ES",
    names: namesInSevenLanguages("Copa del Rey", {
      th: "โคปา เดล เรย์",
      vn: "Cúp Nhà vua Tây Ban Nha",
      "zh-Hans": "国王杯",
      "zh-Hant": "西班牙盃",
      pt: "Copa do Rei",
    }),
    sortOrder: 18,
    calendar: {
      start: "10-20",
      end: "04-25",
      timeZone: "Europe/Madrid",
      slots: kickOffs("Wed 19:00 x3, Wed 21:00 x2"),
      rounds: ["10-27", "12-01", "01-12", "02-09", "03-02", "04-20"],
    },
    teams: [...LA_LIGA, ...SEGUNDA_DIVISION],
  }),
  looseMatches({
    id: "324",
    country: "ES",
    names: namesInSevenLanguages("División de Honor Juvenil", {
      th: "ลีกเยาวชนสเปน U19",
      vn: "U19 Tây Ban Nha",
      "zh-Hans": "西班牙U19联赛",
      "zh-Hant": "西班牙U19聯賽",
      pt: "Campeonato Espanhol Sub-19",
    }),
    sortOrder: 935,
    calendar: {
      start: "09-05",
      end: "05-23",
      timeZone: "Europe/Madrid",
      slots: kickOffs("Sat 11:00 x3, Sat 12:30 x3, Sat 16:00 x3"),
      breaks: [{ from: "12-22", to: "01-06" }],
    },
    teams: DIVISION_DE_HONOR_JUVENIL,
  }),
];
