import { K_LEAGUE_1, K_LEAGUE_2, SOUTH_KOREA_UNDER_21 } from "../../clubs/football/south-korea.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SOUTH_KOREA: readonly CompetitionEntry[] = [
  league({
    id: "521",
    country: "KR",
    names: namesInSevenLanguages("K League 1", { th: "เคลีก 1", "zh-Hans": "韩职联", "zh-Hant": "韓職聯" }),
    shortNames: { "zh-Hans": "K联赛", "zh-Hant": "K聯賽" },
    sortOrder: 54,
    isPopular: true,
    times: 3,
    calendar: {
      start: "02-27",
      end: "12-06",
      timeZone: "Asia/Seoul",
      slots: kickOffs("Sat 14:00 x2, Sat 16:30, Sun 14:00, Sun 16:30 x2"),
      midweek: { slots: kickOffs("Tue 19:30, Wed 19:30"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: K_LEAGUE_1,
  }),
  league({
    id: "522",
    country: "KR",
    names: namesInSevenLanguages("K League 2", { th: "เคลีก 2", "zh-Hans": "韩K2联", "zh-Hant": "韓K2聯" }),
    sortOrder: 356,
    times: 2,
    calendar: {
      start: "02-28",
      end: "12-06",
      timeZone: "Asia/Seoul",
      slots: kickOffs("Sat 14:00 x2, Sat 16:30 x2, Sun 14:00 x2, Sun 16:30 x2, Mon 19:30"),
    },
    teams: K_LEAGUE_2,
  }),
  cup({
    id: "523",
    key: "korean-fa-cup",
    country: "KR",
    names: namesInSevenLanguages("Korea Cup", {
      th: "โคเรีย คัพ",
      vn: "Cúp Quốc gia Hàn Quốc",
      "zh-Hans": "韩国杯",
      "zh-Hant": "南韓盃",
      pt: "Copa da Coreia",
    }),
    sortOrder: 154,
    calendar: { start: "03-17", end: "12-02", timeZone: "Asia/Seoul", slots: kickOffs("Wed 19:00 x2, Wed 19:30 x2") },
    teams: [...K_LEAGUE_1, ...K_LEAGUE_2],
    aliases: ["Korea Cup"],
  }),
  looseMatches({
    id: "907",
    country: "KR",
    names: namesInSevenLanguages("K League U21", {
      th: "เคลีก U21",
      vn: "K League U21",
      "zh-Hans": "韩国U21联赛",
      "zh-Hant": "南韓U21聯賽",
      pt: "K League Sub-21",
    }),
    sortOrder: 907,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Seoul",
      slots: kickOffs("Fri 14:30, Sat 11:00 x2, Sat 14:30 x3, Sun 14:30"),
      midweek: { slots: kickOffs("Mon 14:30, Tue 11:00 x2, Tue 14:30 x2, Wed 14:30, Thu 14:30"), everyWeeks: 1 },
    },
    teams: SOUTH_KOREA_UNDER_21,
  }),
];
