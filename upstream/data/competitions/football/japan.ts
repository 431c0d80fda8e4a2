import { J1_LEAGUE, J2_LEAGUE, J3_LEAGUE, JAPAN_UNDER_21 } from "../../clubs/football/japan.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const JAPAN: readonly CompetitionEntry[] = [
  league({
    id: "511",
    country: "JP",
    names: namesInSevenLanguages("J1 League", {
      th: "เจลีก (J1)",
      vn: "J.League 1",
      "zh-Hans": "日职联",
      "zh-Hant": "日職聯",
    }),
    sortOrder: 53,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-07",
      end: "06-06",
      timeZone: "Asia/Tokyo",
      slots: kickOffs("Fri 19:00, Sat 14:00 x3, Sat 15:00 x2, Sat 19:00, Sun 14:00 x2, Sun 15:00"),
      midweek: { slots: kickOffs("Wed 19:00"), everyWeeks: 5 },
      breaks: [{ from: "12-14", to: "02-12" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: J1_LEAGUE,
    aliases: ["J. League", "J.League Division 1"],
  }),
  league({
    id: "512",
    country: "JP",
    names: namesInSevenLanguages("J2 League", {
      th: "เจลีก 2 (J2)",
      vn: "J.League 2",
      "zh-Hans": "日职乙",
      "zh-Hant": "日職乙",
    }),
    sortOrder: 352,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-30",
      timeZone: "Asia/Tokyo",
      slots: kickOffs("Sat 14:00 x5, Sat 18:00, Sun 13:00, Sun 14:00 x2"),
      midweek: { slots: kickOffs("Wed 19:00"), everyWeeks: 6 },
      breaks: [{ from: "12-14", to: "02-12" }],
    },
    teams: J2_LEAGUE,
    aliases: ["J.League Division 2"],
  }),
  league({
    id: "513",
    country: "JP",
    names: namesInSevenLanguages("J3 League", {
      th: "เจลีก 3 (J3)",
      vn: "J.League 3",
      "zh-Hans": "日职丙",
      "zh-Hant": "日職丙",
    }),
    sortOrder: 354,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-30",
      timeZone: "Asia/Tokyo",
      slots: kickOffs("Sat 14:00 x4, Sat 18:00, Sun 13:00 x3, Sun 14:00 x2"),
      midweek: { slots: kickOffs("Wed 19:00"), everyWeeks: 6 },
      breaks: [{ from: "12-14", to: "02-12" }],
    },
    teams: J3_LEAGUE,
    aliases: ["J.League Division 3"],
  }),
  cup({
    id: "514",
    country: "JP",
    names: namesInSevenLanguages("Emperor's Cup", {
      th: "เอ็มเพอเรอร์ส คัพ",
      vn: "Cúp Hoàng đế Nhật Bản",
      "zh-Hans": "日本天皇杯",
      "zh-Hant": "日本天皇盃",
      pt: "Copa do Imperador",
    }),
    sortOrder: 152,
    calendar: {
      start: "08-19",
      end: "05-27",
      timeZone: "Asia/Tokyo",
      slots: kickOffs("Wed 18:30 x2, Wed 19:00 x5"),
      breaks: [{ from: "12-14", to: "02-12" }],
    },
    teams: [...J1_LEAGUE, ...J2_LEAGUE, ...J3_LEAGUE],
  }),
  looseMatches({
    id: "904",
    country: "JP",
    names: namesInSevenLanguages("J.League U21", {
      th: "เจลีก U21",
      vn: "J.League U21",
      "zh-Hans": "日本U21联赛",
      "zh-Hant": "日本U21聯賽",
      pt: "J.League Sub-21",
    }),
    sortOrder: 904,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Tokyo",
      slots: kickOffs("Fri 10:30, Fri 13:00, Sat 10:30 x2, Sat 13:00 x2, Sat 18:30 x2, Sun 10:30, Sun 13:00"),
      midweek: {
        slots: kickOffs(
          "Mon 10:30, Mon 13:00, Tue 10:30, Tue 13:00 x2, Tue 18:30, Wed 10:30, Wed 13:00, Thu 10:30, Thu 13:00",
        ),
        everyWeeks: 1,
      },
    },
    teams: JAPAN_UNDER_21,
  }),
];
