import { PERU_LIGA_1 } from "../../clubs/football/peru.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const PERU: readonly CompetitionEntry[] = [
  league({
    id: "651",
    key: "peru-liga-1",
    country: "PE",
    names: namesInSevenLanguages("Liga 1 (Peru)", {
      th: "เปรู ลีกา 1",
      vn: "VĐQG Peru",
      "zh-Hans": "秘鲁甲",
      "zh-Hant": "秘魯甲組聯賽",
      pt: "Campeonato Peruano",
    }),
    sortOrder: 388,
    times: 2,
    calendar: {
      start: "01-30",
      end: "12-06",
      timeZone: "America/Lima",
      slots: kickOffs(
        "Fri 15:30, Fri 20:00, Sat 13:00, Sat 15:30, Sat 18:00, Sat 20:30, Sun 13:00, Sun 15:30, Sun 18:00, Mon 15:30",
      ),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: PERU_LIGA_1,
  }),
];
