import { GHANA_PREMIER_LEAGUE } from "../../clubs/football/ghana.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const GHANA: readonly CompetitionEntry[] = [
  league({
    id: "731",
    country: "GH",
    names: namesInSevenLanguages("Ghana Premier League", {
      th: "กานา พรีเมียร์ลีก",
      vn: "VĐQG Ghana",
      "zh-Hans": "加纳超",
      "zh-Hant": "加納超級聯賽",
      pt: "Campeonato Ganês",
    }),
    sortOrder: 416,
    times: 2,
    calendar: {
      start: "09-11",
      end: "06-14",
      timeZone: "Africa/Accra",
      slots: kickOffs("Fri 15:00, Sat 15:00 x2, Sun 15:00 x5, Mon 15:00"),
      midweek: { slots: kickOffs("Wed 15:00"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: GHANA_PREMIER_LEAGUE,
  }),
];
