import { SERBIAN_SUPERLIGA } from "../../clubs/football/serbia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SERBIA: readonly CompetitionEntry[] = [
  league({
    id: "243",
    country: "RS",
    names: namesInSevenLanguages("Serbian SuperLiga", {
      th: "เซอร์เบีย ซูเปอร์ลีกา",
      vn: "VĐQG Serbia",
      "zh-Hans": "塞超",
      "zh-Hant": "塞爾維亞超級聯賽",
      pt: "Campeonato Sérvio",
    }),
    sortOrder: 102,
    times: 2,
    calendar: {
      start: "07-24",
      end: "05-23",
      timeZone: "Europe/Belgrade",
      slots: kickOffs("Fri 19:00, Sat 15:00 x2, Sat 17:30 x2, Sun 16:00 x2, Mon 18:00"),
      midweek: { slots: kickOffs("Wed 17:00 x2, Wed 19:00"), weeks: ["10-28", "12-02", "02-10", "03-03", "04-21"] },
      breaks: [{ from: "12-21", to: "01-28" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SERBIAN_SUPERLIGA,
  }),
];
