import { PHILIPPINES_FOOTBALL_LEAGUE } from "../../clubs/football/philippines.ts";
import { cup, league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const PHILIPPINES: readonly CompetitionEntry[] = [
  league({
    id: "451",
    country: "PH",
    names: namesInSevenLanguages("Philippines Football League", {
      th: "ฟิลิปปินส์ ฟุตบอลลีก",
      "zh-Hans": "菲律宾足球联赛",
      "zh-Hant": "菲律賓足球聯賽",
      pt: "Liga das Filipinas",
    }),
    sortOrder: 47,
    times: 2,
    calendar: {
      start: "08-22",
      end: "05-17",
      timeZone: "Asia/Manila",
      slots: kickOffs("Sat 16:00 x2, Sat 19:00, Sun 16:00 x2, Sun 19:00"),
      midweek: { slots: kickOffs("Wed 16:00, Wed 19:00"), everyWeeks: 6 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: PHILIPPINES_FOOTBALL_LEAGUE,
  }),
  cup({
    id: "452",
    country: "PH",
    names: namesInSevenLanguages("Copa Paulino Alcantara", {
      th: "โคปา เปาลิโน อัลกันตารา",
      "zh-Hans": "保利诺·阿尔坎塔拉杯",
      "zh-Hant": "Copa Paulino Alcantara",
    }),
    sortOrder: 338,
    calendar: { start: "09-09", end: "12-16", timeZone: "Asia/Manila", slots: kickOffs("Wed 17:00 x2") },
    teams: PHILIPPINES_FOOTBALL_LEAGUE,
  }),
];
