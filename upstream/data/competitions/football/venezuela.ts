import { VENEZUELA_PRIMERA_DIVISION } from "../../clubs/football/venezuela.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const VENEZUELA: readonly CompetitionEntry[] = [
  league({
    id: "666",
    key: "venezuela-primera-division",
    country: "VE",
    names: namesInSevenLanguages("Liga FUTVE (Venezuela)", {
      th: "เวเนซุเอลา ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Venezuela",
      "zh-Hans": "委内瑞拉超",
      "zh-Hant": "委內瑞拉甲組聯賽",
      pt: "Campeonato Venezuelano",
    }),
    sortOrder: 396,
    times: 2,
    calendar: {
      start: "01-30",
      end: "12-06",
      timeZone: "America/Caracas",
      slots: kickOffs("Fri 17:00, Sat 16:00, Sat 18:15, Sat 20:30, Sun 16:00, Sun 18:15, Mon 19:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: VENEZUELA_PRIMERA_DIVISION,
  }),
];
