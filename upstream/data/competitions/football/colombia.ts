import { COLOMBIA_PRIMERA_A, COLOMBIA_UNDER_20 } from "../../clubs/football/colombia.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const COLOMBIA: readonly CompetitionEntry[] = [
  league({
    id: "631",
    key: "colombia-primera-a",
    country: "CO",
    names: namesInSevenLanguages("Categoría Primera A (Colombia)", {
      th: "โคลอมเบีย ปรีเมรา เอ",
      vn: "VĐQG Colombia",
      "zh-Hans": "哥伦甲",
      "zh-Hant": "哥倫比亞甲組聯賽",
      pt: "Campeonato Colombiano",
    }),
    sortOrder: 378,
    times: 2,
    calendar: {
      start: "01-16",
      end: "12-13",
      timeZone: "America/Bogota",
      slots: kickOffs(
        "Fri 18:00, Fri 20:15, Sat 16:00, Sat 18:10, Sat 20:20 x2, Sun 16:00, Sun 18:10, Sun 20:20, Mon 20:00",
      ),
      midweek: { slots: kickOffs("Wed 18:00, Wed 20:00, Thu 20:00"), everyWeeks: 6 },
      breaks: [{ from: "06-22", to: "07-10" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: COLOMBIA_PRIMERA_A,
    aliases: ["Colombia Primera A"],
  }),
  looseMatches({
    id: "915",
    country: "CO",
    names: namesInSevenLanguages("Colombian U20 League", {
      th: "ลีกเยาวชนโคลอมเบีย U20",
      vn: "VĐQG U20 Colombia",
      "zh-Hans": "哥伦比亚U20联赛",
      "zh-Hant": "哥倫比亞U20聯賽",
      pt: "Campeonato Colombiano Sub-20",
    }),
    sortOrder: 915,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/Bogota",
      slots: kickOffs("Fri 18:45, Sat 10:30 x2, Sat 18:45, Sun 18:45"),
      midweek: { slots: kickOffs("Mon 18:45, Tue 15:00, Tue 18:45, Wed 18:45, Thu 18:45"), everyWeeks: 1 },
    },
    teams: COLOMBIA_UNDER_20,
  }),
];
