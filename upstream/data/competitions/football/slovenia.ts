import { SLOVENIAN_PRVALIGA } from "../../clubs/football/slovenia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SLOVENIA: readonly CompetitionEntry[] = [
  league({
    id: "245",
    country: "SI",
    names: namesInSevenLanguages("Slovenian PrvaLiga", {
      th: "พรวาลีกา สโลวีเนีย",
      vn: "VĐQG Slovenia",
      "zh-Hans": "斯洛文甲",
      "zh-Hant": "斯洛文尼亞甲組聯賽",
      pt: "Campeonato Esloveno",
    }),
    sortOrder: 177,
    times: 4,
    calendar: {
      start: "07-17",
      end: "05-23",
      timeZone: "Europe/Ljubljana",
      slots: kickOffs("Fri 18:00, Sat 15:00, Sat 17:30, Sat 20:15, Sun 17:30"),
      breaks: [{ from: "12-12", to: "02-04" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SLOVENIAN_PRVALIGA,
  }),
];
