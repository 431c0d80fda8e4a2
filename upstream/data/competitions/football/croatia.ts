import { HNL } from "../../clubs/football/croatia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const CROATIA: readonly CompetitionEntry[] = [
  league({
    id: "241",
    country: "HR",
    names: namesInSevenLanguages("HNL", {
      th: "เอชเอ็นแอล โครเอเชีย",
      vn: "VĐQG Croatia",
      "zh-Hans": "克罗地亚甲",
      "zh-Hant": "克羅地亞甲組聯賽",
      pt: "Campeonato Croata",
    }),
    sortOrder: 101,
    times: 4,
    calendar: {
      start: "07-31",
      end: "05-23",
      timeZone: "Europe/Zagreb",
      slots: kickOffs("Fri 18:00, Sat 15:00, Sat 17:30, Sun 15:00, Sun 17:30"),
      breaks: [{ from: "12-22", to: "01-20" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: HNL,
    aliases: ["Croatian First Football League", "HNL Croatia"],
  }),
];
