import { ISRAELI_PREMIER_LEAGUE } from "../../clubs/football/israel.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const ISRAEL: readonly CompetitionEntry[] = [
  league({
    id: "263",
    country: "IL",
    names: namesInSevenLanguages("Israeli Premier League", {
      th: "อิสราเอล พรีเมียร์ลีก",
      vn: "VĐQG Israel",
      "zh-Hans": "以超",
      "zh-Hant": "以超",
      pt: "Campeonato Israelense",
    }),
    sortOrder: 184,
    times: 2,
    calendar: {
      start: "08-22",
      end: "03-06",
      timeZone: "Asia/Jerusalem",
      slots: kickOffs("Sat 18:00 x2, Sat 19:30, Sat 20:15, Sun 20:00 x2, Mon 20:30"),
    },
    teams: ISRAELI_PREMIER_LEAGUE,
  }),
];
