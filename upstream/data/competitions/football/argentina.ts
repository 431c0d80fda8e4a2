import {
  ARGENTINA_PRIMERA_DIVISION,
  ARGENTINA_PRIMERA_NACIONAL,
  ARGENTINA_UNDER_21,
} from "../../clubs/football/argentina.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const ARGENTINA: readonly CompetitionEntry[] = [
  league({
    id: "621",
    key: "argentina-primera-division",
    country: "AR",
    names: namesInSevenLanguages("Argentine Primera División", {
      th: "อาร์เจนตินา ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Argentina",
      kh: "Primera División (Argentina)",
      "zh-Hans": "阿甲",
      "zh-Hant": "阿甲",
      pt: "Campeonato Argentino",
    }),
    sortOrder: 58,
    times: 1,
    calendar: {
      start: "01-22",
      end: "12-13",
      timeZone: "America/Argentina/Buenos_Aires",
      slots: kickOffs(
        "Fri 19:00, Fri 21:15, Sat 17:00 x2, Sat 19:15 x2, Sat 21:30, Sun 17:00 x2, Sun 19:15 x2, Sun 21:30, Mon 19:00, Mon 21:15",
      ),
      midweek: { slots: kickOffs("Wed 19:00 x2, Wed 21:15 x2"), everyWeeks: 8 },
      breaks: [{ from: "06-08", to: "07-15" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ARGENTINA_PRIMERA_DIVISION,
    aliases: ["Primera División de Argentina", "Argentina | Primera División", "Argentina Liga Profesional"],
  }),
  league({
    id: "622",
    key: "argentina-primera-nacional",
    country: "AR",
    names: namesInSevenLanguages("Primera Nacional (Argentina)", {
      th: "อาร์เจนตินา ปรีเมรา นาซิอองนาล",
      vn: "Hạng 2 Argentina",
      "zh-Hans": "阿乙",
      "zh-Hant": "阿乙",
      pt: "Segunda Divisão Argentina",
    }),
    sortOrder: 376,
    times: 1,
    calendar: {
      start: "02-14",
      end: "11-29",
      timeZone: "America/Argentina/Buenos_Aires",
      slots: kickOffs("Fri 18:00, Sat 16:00 x3, Sat 18:30 x2, Sun 16:00 x4, Sun 18:30 x2, Mon 18:00, Mon 20:30"),
      midweek: { slots: kickOffs("Wed 16:00"), everyWeeks: 8 },
      breaks: [{ from: "06-08", to: "07-08" }],
    },
    teams: ARGENTINA_PRIMERA_NACIONAL,
  }),
  cup({
    id: "623",
    country: "AR",
    names: namesInSevenLanguages("Copa Argentina", {
      th: "โคปา อาร์เจนตินา",
      vn: "Cúp Quốc gia Argentina",
      "zh-Hans": "阿根廷杯",
      "zh-Hant": "阿根廷盃",
      pt: "Copa da Argentina",
    }),
    sortOrder: 156,
    calendar: {
      start: "01-27",
      end: "11-18",
      timeZone: "America/Argentina/Buenos_Aires",
      slots: kickOffs("Tue 21:00, Wed 18:00, Wed 21:00 x2"),
    },
    teams: [...ARGENTINA_PRIMERA_DIVISION, ...ARGENTINA_PRIMERA_NACIONAL],
  }),
  looseMatches({
    id: "913",
    key: "argentina-reserve-league",
    country: "AR",
    names: namesInSevenLanguages("Argentine Reserve League", {
      th: "ลีกสำรองอาร์เจนตินา",
      vn: "Giải dự bị Argentina",
      "zh-Hans": "阿根廷预备队联赛",
      "zh-Hant": "阿根廷後備聯賽",
      pt: "Campeonato Argentino de Reservas",
    }),
    sortOrder: 913,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/Argentina/Buenos_Aires",
      slots: kickOffs("Fri 16:15, Sat 10:00 x4, Sat 16:15, Sun 16:15"),
      midweek: { slots: kickOffs("Mon 16:15, Tue 10:00 x3, Tue 16:15, Wed 16:15, Thu 16:15"), everyWeeks: 1 },
    },
    teams: ARGENTINA_UNDER_21,
  }),
];
