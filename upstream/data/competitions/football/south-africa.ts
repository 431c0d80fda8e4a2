import {
  NATIONAL_FIRST_DIVISION,
  SOUTH_AFRICA_UNDER_21,
  SOUTH_AFRICAN_PREMIERSHIP,
} from "../../clubs/football/south-africa.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SOUTH_AFRICA: readonly CompetitionEntry[] = [
  league({
    id: "711",
    country: "ZA",
    names: namesInSevenLanguages("South African Premiership", {
      th: "แอฟริกาใต้ พรีเมียร์ชิพ",
      vn: "VĐQG Nam Phi",
      "zh-Hans": "南非超",
      "zh-Hant": "南非超",
      pt: "Campeonato Sul-Africano",
    }),
    sortOrder: 406,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-23",
      timeZone: "Africa/Johannesburg",
      slots: kickOffs("Fri 19:30, Sat 15:00 x2, Sat 17:30, Sat 20:00, Sun 15:30 x2, Sun 17:30"),
      midweek: { slots: kickOffs("Tue 19:30 x4, Wed 19:30 x4"), everyWeeks: 3 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SOUTH_AFRICAN_PREMIERSHIP,
  }),
  league({
    id: "712",
    key: "south-african-first-division",
    country: "ZA",
    names: namesInSevenLanguages("National First Division (South Africa)", {
      th: "แอฟริกาใต้ ดิวิชัน 1",
      vn: "Hạng 2 Nam Phi",
      "zh-Hans": "南非甲",
      "zh-Hant": "南非甲",
      pt: "Segunda Divisão Sul-Africana",
    }),
    sortOrder: 408,
    times: 2,
    calendar: {
      start: "08-22",
      end: "05-23",
      timeZone: "Africa/Johannesburg",
      slots: kickOffs("Fri 15:30, Sat 15:30 x4, Sun 15:30 x3"),
      midweek: { slots: kickOffs("Tue 15:30, Wed 15:30"), everyWeeks: 8 },
    },
    teams: NATIONAL_FIRST_DIVISION,
  }),
  looseMatches({
    id: "909",
    country: "ZA",
    names: namesInSevenLanguages("Diski Challenge", {
      th: "ดิสกี แชลเลนจ์",
      "zh-Hans": "南非预备队联赛",
      "zh-Hant": "南非後備聯賽",
    }),
    sortOrder: 909,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Africa/Johannesburg",
      slots: kickOffs("Fri 13:30, Fri 15:00, Sat 10:00 x2, Sat 13:30, Sat 15:00, Sun 13:30, Sun 15:00"),
      midweek: {
        slots: kickOffs("Mon 13:30, Mon 15:00, Tue 13:30, Tue 15:00, Wed 13:30, Wed 15:00, Thu 13:30, Thu 15:00"),
        everyWeeks: 1,
      },
    },
    teams: SOUTH_AFRICA_UNDER_21,
  }),
];
