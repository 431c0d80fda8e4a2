import { SINGAPORE_PREMIER_LEAGUE } from "../../clubs/football/singapore.ts";
import { cup, league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SINGAPORE: readonly CompetitionEntry[] = [
  league({
    id: "456",
    country: "SG",
    names: namesInSevenLanguages("Singapore Premier League", {
      th: "สิงคโปร์ พรีเมียร์ลีก",
      vn: "VĐQG Singapore",
      "zh-Hans": "新加坡超级联赛",
      "zh-Hant": "新加坡超級聯賽",
      pt: "Premier League de Singapura",
    }),
    shortNames: { "zh-Hans": "新超", "zh-Hant": "新超" },
    sortOrder: 45,
    isPopular: true,
    times: 3,
    calendar: {
      start: "08-22",
      end: "05-24",
      timeZone: "Asia/Singapore",
      slots: kickOffs("Fri 19:30, Sat 18:00, Sun 18:00, Mon 19:45"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SINGAPORE_PREMIER_LEAGUE,
  }),
  cup({
    id: "457",
    country: "SG",
    names: namesInSevenLanguages("Singapore Cup", {
      th: "สิงคโปร์ คัพ",
      vn: "Cúp Singapore",
      "zh-Hans": "新加坡杯",
      "zh-Hant": "新加坡盃",
      pt: "Copa de Singapura",
    }),
    sortOrder: 340,
    calendar: { start: "11-04", end: "05-31", timeZone: "Asia/Singapore", slots: kickOffs("Wed 19:45 x2") },
    teams: SINGAPORE_PREMIER_LEAGUE,
  }),
];
