import { TUNISIAN_LIGUE_1 } from "../../clubs/football/tunisia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const TUNISIA: readonly CompetitionEntry[] = [
  league({
    id: "721",
    country: "TN",
    names: namesInSevenLanguages("Tunisian Ligue 1", {
      th: "ตูนิเซีย ลีก 1",
      vn: "VĐQG Tunisia",
      "zh-Hans": "突尼斯甲",
      "zh-Hant": "突尼西亞甲組聯賽",
      pt: "Campeonato Tunisiano",
    }),
    sortOrder: 412,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-24",
      timeZone: "Africa/Tunis",
      slots: kickOffs("Sat 14:00 x2, Sat 16:30, Sun 14:00 x4, Sun 16:30"),
      midweek: { slots: kickOffs("Wed 14:00, Wed 16:00"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: TUNISIAN_LIGUE_1,
  }),
];
