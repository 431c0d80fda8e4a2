import { DANISH_SUPERLIGA } from "../../clubs/football/denmark.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const DENMARK: readonly CompetitionEntry[] = [
  league({
    id: "217",
    country: "DK",
    names: namesInSevenLanguages("Danish Superliga", {
      th: "เดนมาร์ก ซูเปอร์ลีกา",
      vn: "VĐQG Đan Mạch",
      "zh-Hans": "丹超",
      "zh-Hant": "丹超",
      pt: "Campeonato Dinamarquês",
    }),
    sortOrder: 96,
    times: 2,
    calendar: {
      start: "07-17",
      end: "05-23",
      timeZone: "Europe/Copenhagen",
      slots: kickOffs("Fri 19:00, Sat 17:00, Sun 14:00 x2, Sun 16:00, Sun 18:00, Mon 19:00"),
      midweek: { slots: kickOffs("Wed 19:00 x2, Thu 19:00"), weeks: ["10-28", "04-21"] },
      breaks: [{ from: "12-08", to: "02-11" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: DANISH_SUPERLIGA,
  }),
];
