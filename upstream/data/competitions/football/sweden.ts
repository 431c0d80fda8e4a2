import { ALLSVENSKAN, SUPERETTAN } from "../../clubs/football/sweden.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SWEDEN: readonly CompetitionEntry[] = [
  league({
    id: "221",
    country: "SE",
    names: namesInSevenLanguages("Allsvenskan", {
      th: "อัลสเวนส์คาน สวีเดน",
      vn: "VĐQG Thụy Điển",
      "zh-Hans": "瑞典超",
      "zh-Hant": "瑞典超",
      pt: "Campeonato Sueco",
    }),
    sortOrder: 97,
    times: 2,
    calendar: {
      start: "04-04",
      end: "11-29",
      timeZone: "Europe/Stockholm",
      slots: kickOffs("Sat 15:00 x2, Sat 17:30, Sun 14:00 x2, Sun 16:30 x2, Mon 19:00"),
      breaks: [{ from: "06-08", to: "06-30" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: ALLSVENSKAN,
  }),
  league({
    id: "222",
    country: "SE",
    names: namesInSevenLanguages("Superettan", {
      th: "ซูเปร์เอทตัน สวีเดน",
      vn: "Hạng 2 Thụy Điển",
      "zh-Hans": "瑞典甲",
      "zh-Hant": "瑞典甲",
      pt: "Segunda Divisão Sueca",
    }),
    sortOrder: 165,
    times: 2,
    calendar: {
      start: "04-04",
      end: "11-29",
      timeZone: "Europe/Stockholm",
      slots: kickOffs("Sat 13:00 x2, Sat 15:00 x2, Sun 15:00 x2, Mon 19:00 x2"),
      breaks: [{ from: "06-08", to: "06-30" }],
    },
    teams: SUPERETTAN,
  }),
];
