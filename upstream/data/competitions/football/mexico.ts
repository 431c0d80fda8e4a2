import { LIGA_DE_EXPANSION, LIGA_MX, MEXICO_UNDER_21 } from "../../clubs/football/mexico.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const MEXICO: readonly CompetitionEntry[] = [
  league({
    id: "611",
    country: "MX",
    names: namesInSevenLanguages("Liga MX", {
      th: "ลีกา เอ็มเอกซ์",
      vn: "VĐQG Mexico",
      "zh-Hans": "墨超",
      "zh-Hant": "墨超",
      pt: "Liga MX (México)",
    }),
    sortOrder: 60,
    times: 2,
    calendar: {
      start: "07-10",
      end: "05-24",
      timeZone: "America/Mexico_City",
      slots: kickOffs("Fri 19:00, Fri 21:00, Sat 17:00, Sat 19:00 x2, Sat 21:00, Sun 12:00, Sun 17:00, Sun 19:00"),
      midweek: { slots: kickOffs("Tue 19:00, Tue 21:00, Wed 19:00, Wed 21:00"), everyWeeks: 6 },
      breaks: [{ from: "12-20", to: "01-07" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: LIGA_MX,
    aliases: ["Mexico Primera División", "Mexican Liga MX"],
  }),
  league({
    id: "612",
    country: "MX",
    names: namesInSevenLanguages("Liga de Expansión MX", {
      th: "ลีกา เด เอกซ์ปันซิออน",
      vn: "Hạng 2 Mexico",
      "zh-Hans": "墨甲",
      "zh-Hant": "墨甲",
      pt: "Liga de Expansão MX",
    }),
    sortOrder: 372,
    times: 2,
    calendar: {
      start: "07-21",
      end: "05-14",
      timeZone: "America/Mexico_City",
      slots: kickOffs("Tue 19:00, Tue 21:00, Wed 17:00, Wed 19:00, Wed 21:00, Thu 19:00, Thu 21:00"),
      breaks: [{ from: "12-20", to: "01-07" }],
    },
    teams: LIGA_DE_EXPANSION,
  }),
  looseMatches({
    id: "903",
    country: "MX",
    names: namesInSevenLanguages("Liga MX U21", {
      th: "ลีกา เอ็มเอกซ์ U21",
      vn: "VĐQG U21 Mexico",
      "zh-Hans": "墨西哥U21联赛",
      "zh-Hant": "墨西哥U21聯賽",
      pt: "Liga MX Sub-21",
    }),
    sortOrder: 903,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/Mexico_City",
      slots: kickOffs("Fri 16:15, Fri 20:30, Sat 10:00 x2, Sat 16:15, Sat 20:30, Sun 16:15, Sun 20:30"),
      midweek: {
        slots: kickOffs("Mon 16:15, Mon 20:30, Tue 16:15, Tue 20:30, Wed 16:15, Wed 20:30, Thu 16:15, Thu 20:30"),
        everyWeeks: 1,
      },
    },
    teams: MEXICO_UNDER_21,
  }),
];
