import { PERSIAN_GULF_PRO_LEAGUE } from "../../clubs/football/iran.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const IRAN: readonly CompetitionEntry[] = [
  league({
    id: "556",
    country: "IR",
    names: namesInSevenLanguages("Persian Gulf Pro League", {
      th: "อิหร่าน โปรลีก",
      vn: "VĐQG Iran",
      "zh-Hans": "伊朗超",
      "zh-Hant": "伊朗超",
      pt: "Liga Iraniana",
    }),
    sortOrder: 79,
    times: 2,
    calendar: {
      start: "08-13",
      end: "05-22",
      timeZone: "Asia/Tehran",
      slots: kickOffs("Wed 16:30, Thu 15:30 x2, Thu 17:30 x2, Fri 15:30 x2, Fri 17:30"),
    },
    teams: PERSIAN_GULF_PRO_LEAGUE,
  }),
];
