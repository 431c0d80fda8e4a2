import { ALGERIAN_LIGUE_1 } from "../../clubs/football/algeria.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const ALGERIA: readonly CompetitionEntry[] = [
  league({
    id: "726",
    country: "DZ",
    names: namesInSevenLanguages("Algerian Ligue 1", {
      th: "แอลจีเรีย ลีก 1",
      vn: "VĐQG Algeria",
      "zh-Hans": "阿尔及甲",
      "zh-Hant": "阿爾及利亞甲組聯賽",
      pt: "Campeonato Argelino",
    }),
    sortOrder: 414,
    times: 2,
    calendar: {
      start: "08-21",
      end: "06-06",
      timeZone: "Africa/Algiers",
      slots: kickOffs("Thu 17:00, Fri 16:00 x2, Fri 18:00, Sat 16:00 x2, Sat 18:00"),
      midweek: { slots: kickOffs("Tue 17:00"), everyWeeks: 7 },
    },
    teams: ALGERIAN_LIGUE_1,
  }),
];
