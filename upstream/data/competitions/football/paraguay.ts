import { PARAGUAY_PRIMERA_DIVISION } from "../../clubs/football/paraguay.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const PARAGUAY: readonly CompetitionEntry[] = [
  league({
    id: "646",
    key: "paraguay-primera-division",
    country: "PY",
    names: namesInSevenLanguages("Paraguayan Primera División", {
      th: "ปารากวัย ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Paraguay",
      kh: "Primera División (Paraguay)",
      "zh-Hans": "巴拉圭甲",
      "zh-Hant": "巴拉圭甲組聯賽",
      pt: "Campeonato Paraguaio",
    }),
    sortOrder: 386,
    times: 4,
    calendar: {
      start: "01-23",
      end: "12-06",
      timeZone: "America/Asuncion",
      slots: kickOffs("Fri 18:00, Fri 20:30, Sat 18:00, Sat 20:15, Sun 18:00, Sun 20:15, Mon 19:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: PARAGUAY_PRIMERA_DIVISION,
  }),
];
