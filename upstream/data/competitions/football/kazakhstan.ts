import { KAZAKHSTAN_PREMIER_LEAGUE } from "../../clubs/football/kazakhstan.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const KAZAKHSTAN: readonly CompetitionEntry[] = [
  league({
    id: "265",
    country: "KZ",
    names: namesInSevenLanguages("Kazakhstan Premier League", {
      th: "คาซัคสถาน พรีเมียร์ลีก",
      vn: "VĐQG Kazakhstan",
      "zh-Hans": "哈萨克斯坦超",
      "zh-Hant": "哈薩克超級聯賽",
      pt: "Campeonato Cazaque",
    }),
    sortOrder: 189,
    times: 2,
    calendar: {
      start: "03-28",
      end: "11-15",
      timeZone: "Asia/Almaty",
      slots: kickOffs("Sat 15:00 x2, Sat 17:00 x2, Sun 15:00, Sun 17:00 x2"),
      breaks: [{ from: "06-01", to: "06-20" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: KAZAKHSTAN_PREMIER_LEAGUE,
  }),
];
