import { ECUADOR_LIGA_PRO, ECUADOR_SERIE_B, ECUADOR_UNDER_20 } from "../../clubs/football/ecuador.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const ECUADOR: readonly CompetitionEntry[] = [
  league({
    id: "656",
    key: "ecuador-liga-pro",
    country: "EC",
    names: namesInSevenLanguages("LigaPro (Ecuador)", {
      th: "เอกวาดอร์ ลีกาโปร",
      vn: "VĐQG Ecuador",
      "zh-Hans": "厄甲",
      "zh-Hant": "厄瓜多爾甲組聯賽",
      pt: "Campeonato Equatoriano",
    }),
    sortOrder: 390,
    times: 2,
    calendar: {
      start: "02-13",
      end: "12-13",
      timeZone: "America/Guayaquil",
      slots: kickOffs("Fri 19:00, Sat 13:00, Sat 15:30, Sat 18:00, Sun 13:00, Sun 15:30, Sun 18:00, Mon 19:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ECUADOR_LIGA_PRO,
  }),
  league({
    id: "657",
    key: "ecuador-serie-b",
    country: "EC",
    names: namesInSevenLanguages("Serie B (Ecuador)", {
      th: "เอกวาดอร์ เซเรียบี",
      vn: "Hạng 2 Ecuador",
      "zh-Hans": "厄乙",
      "zh-Hant": "厄瓜多爾乙組聯賽",
      pt: "Segunda Divisão Equatoriana",
    }),
    sortOrder: 392,
    times: 4,
    calendar: {
      start: "03-10",
      end: "11-26",
      timeZone: "America/Guayaquil",
      slots: kickOffs("Tue 15:00, Tue 19:00, Wed 15:00, Wed 19:00, Thu 15:00"),
    },
    teams: ECUADOR_SERIE_B,
  }),
  looseMatches({
    id: "658",
    country: "EC",
    names: namesInSevenLanguages("Ecuadorian U20 League", {
      th: "ลีกเยาวชนเอกวาดอร์ U20",
      vn: "VĐQG U20 Ecuador",
      "zh-Hans": "厄瓜多尔U20联赛",
      "zh-Hant": "厄瓜多爾U20聯賽",
      pt: "Campeonato Equatoriano Sub-20",
    }),
    sortOrder: 924,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/Guayaquil",
      slots: kickOffs("Fri 11:00, Sat 11:00 x4, Sun 11:00"),
      midweek: { slots: kickOffs("Mon 11:00, Tue 11:00 x3, Wed 11:00, Thu 11:00"), everyWeeks: 1 },
    },
    teams: ECUADOR_UNDER_20,
  }),
];
