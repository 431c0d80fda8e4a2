import { CYPRIOT_FIRST_DIVISION } from "../../clubs/football/cyprus.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const CYPRUS: readonly CompetitionEntry[] = [
  league({
    id: "239",
    country: "CY",
    names: namesInSevenLanguages("Cypriot First Division", {
      th: "ไซปรัส ดิวิชัน 1",
      vn: "VĐQG Síp",
      "zh-Hans": "塞浦甲",
      "zh-Hant": "塞浦路斯甲組聯賽",
      pt: "Campeonato Cipriota",
    }),
    sortOrder: 176,
    times: 2,
    calendar: {
      start: "08-28",
      end: "03-21",
      timeZone: "Asia/Nicosia",
      slots: kickOffs("Fri 19:00, Sat 17:00 x2, Sat 19:00, Sun 17:00, Sun 19:00, Mon 19:00"),
      breaks: [{ from: "12-23", to: "01-01" }],
    },
    teams: CYPRIOT_FIRST_DIVISION,
  }),
];
