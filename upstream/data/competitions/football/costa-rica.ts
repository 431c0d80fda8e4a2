import { COSTA_RICA_PRIMERA_DIVISION } from "../../clubs/football/costa-rica.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const COSTA_RICA: readonly CompetitionEntry[] = [
  league({
    id: "616",
    key: "costa-rica-primera-division",
    country: "CR",
    names: namesInSevenLanguages("Primera División (Costa Rica)", {
      th: "คอสตาริกา ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Costa Rica",
      "zh-Hans": "哥斯甲",
      "zh-Hant": "哥斯達黎加甲組聯賽",
      pt: "Campeonato Costarriquenho",
    }),
    sortOrder: 374,
    times: 4,
    calendar: {
      start: "07-25",
      end: "05-24",
      timeZone: "America/Costa_Rica",
      slots: kickOffs("Sat 16:00, Sat 18:00, Sat 20:00, Sun 11:00, Sun 15:00, Sun 17:00"),
      midweek: { slots: kickOffs("Tue 20:00, Wed 18:00, Wed 20:00"), everyWeeks: 3 },
      breaks: [{ from: "12-22", to: "01-07" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: COSTA_RICA_PRIMERA_DIVISION,
  }),
];
