import { QATAR_STARS_LEAGUE } from "../../clubs/football/qatar.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const QATAR: readonly CompetitionEntry[] = [
  league({
    id: "551",
    country: "QA",
    names: namesInSevenLanguages("Qatar Stars League", {
      th: "กาตาร์ สตาร์สลีก",
      vn: "VĐQG Qatar",
      "zh-Hans": "卡塔尔联",
      "zh-Hant": "卡塔爾聯",
      pt: "Liga do Catar",
    }),
    sortOrder: 77,
    times: 2,
    calendar: {
      start: "08-13",
      end: "04-26",
      timeZone: "Asia/Qatar",
      slots: kickOffs("Thu 17:30, Thu 19:45, Fri 17:30, Fri 19:45, Sat 17:30, Sat 19:45"),
    },
    teams: QATAR_STARS_LEAGUE,
  }),
];
