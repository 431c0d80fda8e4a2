import { LEAGUE_OF_IRELAND } from "../../clubs/football/ireland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const IRELAND: readonly CompetitionEntry[] = [
  league({
    id: "319",
    country: "IE",
    names: namesInSevenLanguages("League of Ireland Premier Division", {
      th: "ลีกไอร์แลนด์",
      vn: "VĐQG Ireland",
      "zh-Hans": "爱超",
      "zh-Hant": "愛超",
      pt: "Campeonato Irlandês",
    }),
    sortOrder: 173,
    times: 4,
    calendar: {
      start: "02-20",
      end: "11-06",
      timeZone: "Europe/Dublin",
      slots: kickOffs("Fri 19:45 x4, Mon 19:45"),
    },
    teams: LEAGUE_OF_IRELAND,
  }),
];
