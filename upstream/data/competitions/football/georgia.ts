import { EROVNULI_LIGA } from "../../clubs/football/georgia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const GEORGIA: readonly CompetitionEntry[] = [
  league({
    id: "267",
    country: "GE",
    names: namesInSevenLanguages("Erovnuli Liga", {
      th: "เอรอฟนูลีลีกา จอร์เจีย",
      vn: "VĐQG Georgia",
      "zh-Hans": "格鲁吉亚甲",
      "zh-Hant": "格魯吉亞甲組聯賽",
      pt: "Campeonato Georgiano",
    }),
    sortOrder: 190,
    times: 4,
    calendar: {
      start: "03-07",
      end: "12-05",
      timeZone: "Asia/Tbilisi",
      slots: kickOffs("Fri 16:00, Sat 15:00, Sat 18:00, Sun 15:00, Mon 16:00"),
      breaks: [{ from: "06-08", to: "06-24" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: EROVNULI_LIGA,
    aliases: ["Georgian National League"],
  }),
];
