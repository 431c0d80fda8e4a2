import { UZBEKISTAN_SUPER_LEAGUE } from "../../clubs/football/uzbekistan.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const UZBEKISTAN: readonly CompetitionEntry[] = [
  league({
    id: "561",
    country: "UZ",
    names: namesInSevenLanguages("Uzbekistan Super League", {
      th: "อุซเบกิสถาน ซูเปอร์ลีก",
      vn: "VĐQG Uzbekistan",
      "zh-Hans": "乌兹超",
      "zh-Hant": "烏茲別克超級聯賽",
      pt: "Super Liga do Uzbequistão",
    }),
    sortOrder: 81,
    times: 2,
    calendar: {
      start: "02-27",
      end: "12-06",
      timeZone: "Asia/Tashkent",
      slots: kickOffs("Fri 15:00, Fri 17:30, Sat 14:30 x2, Sat 17:00, Sun 14:30 x2, Sun 17:00"),
    },
    teams: UZBEKISTAN_SUPER_LEAGUE,
  }),
];
