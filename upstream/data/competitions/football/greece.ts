import { SUPER_LEAGUE_GREECE } from "../../clubs/football/greece.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const GREECE: readonly CompetitionEntry[] = [
  league({
    id: "237",
    country: "GR",
    names: namesInSevenLanguages("Super League Greece", {
      th: "กรีซ ซูเปอร์ลีก",
      vn: "VĐQG Hy Lạp",
      "zh-Hans": "希腊超",
      "zh-Hant": "希臘超",
      pt: "Campeonato Grego",
    }),
    sortOrder: 100,
    times: 2,
    calendar: {
      start: "08-22",
      end: "05-16",
      timeZone: "Europe/Athens",
      slots: kickOffs("Sat 17:00 x2, Sat 19:30, Sun 17:00, Sun 18:00, Sun 20:00, Mon 18:00"),
      midweek: {
        slots: kickOffs("Wed 18:00, Wed 19:30, Wed 20:00"),
        weeks: ["10-28", "12-02", "01-13", "02-10", "02-24", "04-21"],
      },
      breaks: [{ from: "12-22", to: "01-02" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SUPER_LEAGUE_GREECE,
  }),
];
