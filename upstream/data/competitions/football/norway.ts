import { ELITESERIEN, OBOS_LIGAEN } from "../../clubs/football/norway.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const NORWAY: readonly CompetitionEntry[] = [
  league({
    id: "225",
    country: "NO",
    names: namesInSevenLanguages("Eliteserien", {
      th: "เอลิเตเซเรียน นอร์เวย์",
      vn: "VĐQG Na Uy",
      "zh-Hans": "挪超",
      "zh-Hant": "挪超",
      pt: "Campeonato Norueguês",
    }),
    sortOrder: 98,
    times: 2,
    calendar: {
      start: "04-04",
      end: "11-29",
      timeZone: "Europe/Oslo",
      slots: kickOffs("Sat 16:00, Sat 18:00, Sun 14:30, Sun 17:00 x4, Sun 19:15"),
      breaks: [{ from: "06-08", to: "06-30" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ELITESERIEN,
  }),
  league({
    id: "226",
    country: "NO",
    names: namesInSevenLanguages("OBOS-ligaen", {
      th: "โอบอสลีก นอร์เวย์",
      vn: "Hạng 2 Na Uy",
      "zh-Hans": "挪甲",
      "zh-Hant": "挪甲",
      pt: "Segunda Divisão Norueguesa",
    }),
    sortOrder: 166,
    times: 2,
    calendar: {
      start: "04-04",
      end: "11-29",
      timeZone: "Europe/Oslo",
      slots: kickOffs("Sat 14:00, Sat 16:00, Sun 15:00 x2, Sun 17:00, Mon 18:00 x2, Mon 19:00"),
      breaks: [{ from: "06-08", to: "06-30" }],
    },
    teams: OBOS_LIGAEN,
    aliases: ["Norwegian First Division"],
  }),
];
