import { ROMANIAN_SUPERLIGA } from "../../clubs/football/romania.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const ROMANIA: readonly CompetitionEntry[] = [
  league({
    id: "249",
    country: "RO",
    names: namesInSevenLanguages("Romanian SuperLiga", {
      th: "โรมาเนีย ซูเปอร์ลีกา",
      vn: "VĐQG Romania",
      "zh-Hans": "罗甲",
      "zh-Hant": "羅馬尼亞甲組聯賽",
      pt: "Campeonato Romeno",
    }),
    sortOrder: 103,
    times: 2,
    calendar: {
      start: "07-17",
      end: "05-24",
      timeZone: "Europe/Bucharest",
      slots: kickOffs("Fri 17:30, Fri 20:30, Sat 17:30, Sat 20:30, Sun 15:00, Sun 17:30, Sun 20:30, Mon 20:30"),
      midweek: { slots: kickOffs("Wed 17:30 x2, Wed 20:30"), weeks: ["10-28", "12-02", "02-03", "03-03", "04-21"] },
      breaks: [{ from: "12-22", to: "01-14" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ROMANIAN_SUPERLIGA,
  }),
];
