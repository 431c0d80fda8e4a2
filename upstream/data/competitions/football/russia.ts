import { RUSSIAN_PREMIER_LEAGUE } from "../../clubs/football/russia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const RUSSIA: readonly CompetitionEntry[] = [
  league({
    id: "261",
    country: "RU",
    names: namesInSevenLanguages("Russian Premier League", {
      th: "รัสเซีย พรีเมียร์ลีก",
      vn: "VĐQG Nga",
      "zh-Hans": "俄超",
      "zh-Hant": "俄超",
      pt: "Campeonato Russo",
    }),
    sortOrder: 107,
    times: 2,
    calendar: {
      start: "07-18",
      end: "05-16",
      timeZone: "Europe/Moscow",
      slots: kickOffs("Fri 19:30, Sat 14:00, Sat 16:30, Sat 19:00, Sun 14:00, Sun 16:30, Sun 19:00, Mon 19:30"),
      breaks: [{ from: "12-10", to: "02-24" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: RUSSIAN_PREMIER_LEAGUE,
  }),
];
