import { CYMRU_PREMIER } from "../../clubs/football/wales.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const WALES: readonly CompetitionEntry[] = [
  league({
    id: "315",
    country: "GB-WLS",
    names: namesInSevenLanguages("Cymru Premier", {
      th: "คัมรี พรีเมียร์",
      vn: "VĐQG Xứ Wales",
      "zh-Hans": "威尔士超级联赛",
      "zh-Hant": "威爾斯超級聯賽",
      pt: "Campeonato Galês",
    }),
    sortOrder: 171,
    times: 3,
    calendar: {
      start: "08-07",
      end: "04-18",
      timeZone: "Europe/London",
      slots: kickOffs("Fri 19:45 x2, Sat 14:30 x3, Sat 17:15, Tue 19:45"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: CYMRU_PREMIER,
    aliases: ["Welsh Premier League"],
  }),
];
