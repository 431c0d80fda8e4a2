import { BULGARIAN_FIRST_LEAGUE } from "../../clubs/football/bulgaria.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const BULGARIA: readonly CompetitionEntry[] = [
  league({
    id: "251",
    country: "BG",
    names: namesInSevenLanguages("First Professional Football League", {
      th: "ลีกบัลแกเรีย",
      vn: "VĐQG Bulgaria",
      "zh-Hans": "保超",
      "zh-Hant": "保加利亞超級聯賽",
      pt: "Campeonato Búlgaro",
    }),
    sortOrder: 179,
    times: 2,
    calendar: {
      start: "07-17",
      end: "04-11",
      timeZone: "Europe/Sofia",
      slots: kickOffs("Fri 18:30, Sat 15:00 x2, Sat 17:30, Sun 15:00, Sun 17:30 x2, Mon 17:30"),
      breaks: [{ from: "12-15", to: "02-05" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BULGARIAN_FIRST_LEAGUE,
    aliases: ["Bulgarian First League"],
  }),
];
