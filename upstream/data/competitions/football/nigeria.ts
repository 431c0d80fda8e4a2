import { NIGERIA_PREMIER_LEAGUE } from "../../clubs/football/nigeria.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const NIGERIA: readonly CompetitionEntry[] = [
  league({
    id: "716",
    key: "nigeria-premier-league",
    country: "NG",
    names: namesInSevenLanguages("Nigeria Premier Football League", {
      th: "ไนจีเรีย พรีเมียร์ลีก",
      vn: "VĐQG Nigeria",
      "zh-Hans": "尼日利亚超",
      "zh-Hant": "尼日利亞超級聯賽",
      pt: "Campeonato Nigeriano",
    }),
    sortOrder: 410,
    times: 2,
    calendar: {
      start: "08-22",
      end: "05-30",
      timeZone: "Africa/Lagos",
      slots: kickOffs("Sat 16:00 x2, Sun 15:00, Sun 16:00 x6, Mon 16:00"),
      midweek: { slots: kickOffs("Wed 16:00"), everyWeeks: 4 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: NIGERIA_PREMIER_LEAGUE,
  }),
];
