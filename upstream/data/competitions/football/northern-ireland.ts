import { NIFL_PREMIERSHIP } from "../../clubs/football/northern-ireland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const NORTHERN_IRELAND: readonly CompetitionEntry[] = [
  league({
    id: "317",
    country: "GB-NIR",
    names: namesInSevenLanguages("NIFL Premiership", {
      th: "ไอร์แลนด์เหนือ พรีเมียร์ชิพ",
      vn: "VĐQG Bắc Ireland",
      "zh-Hans": "北爱超",
      "zh-Hant": "北愛超",
      pt: "Campeonato Norte-Irlandês",
    }),
    sortOrder: 172,
    times: 3,
    calendar: {
      start: "08-07",
      end: "05-02",
      timeZone: "Europe/London",
      slots: kickOffs("Fri 19:45, Sat 15:00 x4, Sat 17:30"),
      midweek: { slots: kickOffs("Tue 19:45"), weeks: ["08-18", "09-08", "10-27", "12-01", "12-29", "02-09"] },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: NIFL_PREMIERSHIP,
    aliases: ["Northern Ireland Premiership"],
  }),
];
