import { BESTA_DEILD } from "../../clubs/football/iceland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const ICELAND: readonly CompetitionEntry[] = [
  league({
    id: "231",
    country: "IS",
    names: namesInSevenLanguages("Besta deild karla", {
      th: "เบสตา เดลด์ ไอซ์แลนด์",
      vn: "VĐQG Iceland",
      "zh-Hans": "冰岛超",
      "zh-Hant": "冰島超",
      pt: "Campeonato Islandês",
    }),
    sortOrder: 175,
    times: 2,
    calendar: {
      start: "04-04",
      end: "10-25",
      timeZone: "Atlantic/Reykjavik",
      slots: kickOffs("Sat 16:00, Sun 17:00, Sun 19:15 x3, Mon 19:15"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BESTA_DEILD,
    aliases: ["Icelandic Premier League"],
  }),
];
