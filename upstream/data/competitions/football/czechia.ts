import { CZECH_FIRST_LEAGUE } from "../../clubs/football/czechia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const CZECHIA: readonly CompetitionEntry[] = [
  league({
    id: "253",
    country: "CZ",
    names: namesInSevenLanguages("Czech First League", {
      th: "เช็ก เฟิสต์ลีก",
      vn: "VĐQG Séc",
      "zh-Hans": "捷甲",
      "zh-Hant": "捷甲",
      pt: "Campeonato Tcheco",
    }),
    sortOrder: 104,
    times: 2,
    calendar: {
      start: "07-18",
      end: "05-24",
      timeZone: "Europe/Prague",
      slots: kickOffs("Sat 15:00 x4, Sat 18:00, Sun 13:00, Sun 15:30, Sun 18:30"),
      midweek: { slots: kickOffs("Wed 17:00, Wed 18:00 x2"), weeks: ["09-02", "10-28", "04-21"] },
      breaks: [{ from: "12-15", to: "01-29" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: CZECH_FIRST_LEAGUE,
    aliases: ["Chance Liga"],
  }),
];
