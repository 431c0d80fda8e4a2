import { VEIKKAUSLIIGA } from "../../clubs/football/finland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const FINLAND: readonly CompetitionEntry[] = [
  league({
    id: "229",
    country: "FI",
    names: namesInSevenLanguages("Veikkausliiga", {
      th: "เวคเคาส์ลีกา ฟินแลนด์",
      vn: "VĐQG Phần Lan",
      "zh-Hans": "芬超",
      "zh-Hant": "芬超",
      pt: "Campeonato Finlandês",
    }),
    sortOrder: 174,
    times: 3,
    calendar: {
      start: "04-04",
      end: "11-08",
      timeZone: "Europe/Helsinki",
      slots: kickOffs("Fri 18:00, Sat 15:00 x2, Sat 17:00 x2, Sun 16:00"),
      midweek: { slots: kickOffs("Wed 18:00, Wed 18:30"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: VEIKKAUSLIIGA,
  }),
];
