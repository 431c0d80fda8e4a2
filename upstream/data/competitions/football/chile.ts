import { CHILE_PRIMERA_B, CHILE_PRIMERA_DIVISION, CHILE_UNDER_21 } from "../../clubs/football/chile.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const CHILE: readonly CompetitionEntry[] = [
  league({
    id: "636",
    key: "chile-primera-division",
    country: "CL",
    names: namesInSevenLanguages("Liga de Primera (Chile)", {
      th: "ชิลี ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Chile",
      kh: "Primera División (Chile)",
      "zh-Hans": "智甲",
      "zh-Hant": "智利甲組聯賽",
      pt: "Campeonato Chileno",
    }),
    sortOrder: 380,
    times: 2,
    calendar: {
      start: "01-30",
      end: "12-06",
      timeZone: "America/Santiago",
      slots: kickOffs(
        "Fri 18:00, Fri 20:30, Sat 12:00, Sat 15:00, Sat 18:00, Sun 12:00, Sun 15:00, Sun 18:00, Mon 19:00",
      ),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: CHILE_PRIMERA_DIVISION,
  }),
  league({
    id: "637",
    key: "chile-primera-b",
    country: "CL",
    names: namesInSevenLanguages("Primera B (Chile)", {
      th: "ชิลี ปรีเมรา บี",
      vn: "Hạng 2 Chile",
      "zh-Hans": "智乙",
      "zh-Hant": "智利乙組聯賽",
      pt: "Segunda Divisão Chilena",
    }),
    sortOrder: 382,
    times: 2,
    calendar: {
      start: "02-20",
      end: "11-22",
      timeZone: "America/Santiago",
      slots: kickOffs("Fri 19:00, Sat 17:00 x2, Sat 19:30, Sun 17:00 x2, Sun 19:30, Mon 19:00"),
    },
    teams: CHILE_PRIMERA_B,
  }),
  looseMatches({
    id: "638",
    country: "CL",
    names: namesInSevenLanguages("Chilean U21 League", {
      th: "ลีกเยาวชนชิลี U21",
      vn: "VĐQG U21 Chile",
      "zh-Hans": "智利U21联赛",
      "zh-Hant": "智利U21聯賽",
      pt: "Campeonato Chileno Sub-21",
    }),
    sortOrder: 920,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/Santiago",
      slots: kickOffs("Sat 12:00 x6, Sat 19:30 x2"),
      midweek: { slots: kickOffs("Mon 19:30 x4, Tue 16:00 x4"), everyWeeks: 1 },
    },
    teams: CHILE_UNDER_21,
  }),
];
