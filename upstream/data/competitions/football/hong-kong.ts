import { HONG_KONG_FIRST_DIVISION, HONG_KONG_PREMIER_LEAGUE } from "../../clubs/football/hong-kong.ts";
import { cup, league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const HONG_KONG: readonly CompetitionEntry[] = [
  league({
    id: "431",
    country: "HK",
    names: namesInSevenLanguages("Hong Kong Premier League", {
      th: "ฮ่องกง พรีเมียร์ลีก",
      vn: "VĐQG Hồng Kông",
      "zh-Hans": "香港超级联赛",
      "zh-Hant": "香港超級聯賽",
      pt: "Premier League de Hong Kong",
    }),
    shortNames: { "zh-Hans": "港超", "zh-Hant": "港超" },
    sortOrder: 40,
    isPopular: true,
    times: 3,
    calendar: {
      start: "08-29",
      end: "05-30",
      timeZone: "Asia/Hong_Kong",
      slots: kickOffs("Sat 15:00, Sat 17:30, Sun 15:00 x2, Sun 17:30"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: HONG_KONG_PREMIER_LEAGUE,
  }),
  league({
    id: "432",
    country: "HK",
    names: namesInSevenLanguages("Hong Kong First Division", {
      th: "ฮ่องกง ดิวิชัน 1",
      vn: "Hạng 2 Hồng Kông",
      "zh-Hans": "香港甲组联赛",
      "zh-Hant": "香港甲組聯賽",
      pt: "Primeira Divisão de Hong Kong",
    }),
    shortNames: { "zh-Hans": "港甲", "zh-Hant": "港甲" },
    sortOrder: 334,
    times: 2,
    calendar: {
      start: "09-06",
      end: "05-31",
      timeZone: "Asia/Hong_Kong",
      slots: kickOffs("Sat 16:00, Sun 13:30, Sun 15:30 x2, Sun 17:30"),
    },
    teams: HONG_KONG_FIRST_DIVISION,
  }),
  cup({
    id: "433",
    country: "HK",
    names: namesInSevenLanguages("Hong Kong FA Cup", {
      th: "ฮ่องกง เอฟเอคัพ",
      vn: "Cúp FA Hồng Kông",
      "zh-Hans": "香港足总杯",
      "zh-Hant": "香港足總盃",
      pt: "Copa de Hong Kong",
    }),
    sortOrder: 134,
    calendar: { start: "10-21", end: "05-20", timeZone: "Asia/Hong_Kong", slots: kickOffs("Wed 20:00 x2") },
    teams: HONG_KONG_PREMIER_LEAGUE,
  }),
];
