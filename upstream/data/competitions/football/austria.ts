import { AUSTRIAN_BUNDESLIGA } from "../../clubs/football/austria.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const AUSTRIA: readonly CompetitionEntry[] = [
  league({
    id: "211",
    country: "AT",
    names: namesInSevenLanguages("Austrian Bundesliga", {
      th: "บุนเดสลีกา ออสเตรีย",
      vn: "VĐQG Áo",
      "zh-Hans": "奥甲",
      "zh-Hant": "奧甲",
      pt: "Campeonato Austríaco",
    }),
    sortOrder: 94,
    times: 3,
    calendar: {
      start: "07-31",
      end: "05-23",
      timeZone: "Europe/Vienna",
      slots: kickOffs("Sat 17:00 x3, Sun 14:30 x2, Sun 17:00"),
      breaks: [{ from: "12-15", to: "02-04" }],
    },
    teams: AUSTRIAN_BUNDESLIGA,
  }),
];
