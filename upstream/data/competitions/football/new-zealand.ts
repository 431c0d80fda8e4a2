import { NEW_ZEALAND_NATIONAL_LEAGUE } from "../../clubs/football/new-zealand.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const NEW_ZEALAND: readonly CompetitionEntry[] = [
  league({
    id: "536",
    country: "NZ",
    names: namesInSevenLanguages("New Zealand National League", {
      th: "นิวซีแลนด์ เนชันแนลลีก",
      vn: "VĐQG New Zealand",
      "zh-Hans": "新西兰联赛",
      "zh-Hant": "新西蘭聯賽",
      pt: "Liga da Nova Zelândia",
    }),
    sortOrder: 364,
    times: 1,
    calendar: {
      start: "09-12",
      end: "12-13",
      timeZone: "Pacific/Auckland",
      slots: kickOffs("Sat 14:00 x3, Sat 16:30, Sun 13:00 x2, Sun 15:30"),
    },
    teams: NEW_ZEALAND_NATIONAL_LEAGUE,
  }),
];
