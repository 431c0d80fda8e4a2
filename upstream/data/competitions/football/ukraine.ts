import { UKRAINIAN_PREMIER_LEAGUE } from "../../clubs/football/ukraine.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const UKRAINE: readonly CompetitionEntry[] = [
  league({
    id: "259",
    country: "UA",
    names: namesInSevenLanguages("Ukrainian Premier League", {
      th: "ยูเครน พรีเมียร์ลีก",
      vn: "VĐQG Ukraine",
      "zh-Hans": "乌超",
      "zh-Hant": "烏超",
      pt: "Campeonato Ucraniano",
    }),
    sortOrder: 106,
    times: 2,
    calendar: {
      start: "08-01",
      end: "05-24",
      timeZone: "Europe/Kyiv",
      slots: kickOffs("Fri 15:30, Sat 13:00, Sat 15:30 x2, Sun 13:00 x2, Sun 15:30, Mon 15:30"),
      breaks: [{ from: "12-15", to: "02-19" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: UKRAINIAN_PREMIER_LEAGUE,
  }),
];
