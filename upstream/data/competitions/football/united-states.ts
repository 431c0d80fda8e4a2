import { MAJOR_LEAGUE_SOCCER, UNITED_STATES_UNDER_21, USL_CHAMPIONSHIP } from "../../clubs/football/united-states.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const UNITED_STATES: readonly CompetitionEntry[] = [
  league({
    id: "601",
    key: "major-league-soccer",
    country: "US",
    names: namesInSevenLanguages("MLS", {
      th: "เมเจอร์ลีกซอกเกอร์ (MLS)",
      vn: "MLS (Nhà nghề Mỹ)",
      "zh-Hans": "美职联",
      "zh-Hant": "美職聯",
    }),
    sortOrder: 56,
    isPopular: true,
    times: 1,
    calendar: {
      start: "02-21",
      end: "11-28",
      timeZone: "America/New_York",
      slots: kickOffs("Sat 14:30, Sat 16:30, Sat 19:30 x6, Sat 20:30 x3, Sat 22:30 x3, Sun 16:30, Sun 19:00"),
      midweek: { slots: kickOffs("Wed 19:30 x8, Wed 20:30 x3, Wed 22:30 x4"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: MAJOR_LEAGUE_SOCCER,
    aliases: ["MLS", "Major League Soccer"],
  }),
  league({
    id: "602",
    country: "US",
    names: namesInSevenLanguages("USL Championship", { th: "ยูเอสแอล แชมเปียนชิพ", "zh-Hans": "美冠", "zh-Hant": "美冠" }),
    sortOrder: 370,
    times: 2,
    calendar: {
      start: "03-07",
      end: "11-22",
      timeZone: "America/New_York",
      slots: kickOffs("Fri 20:00, Sat 16:00, Sat 19:00 x3, Sat 20:00 x2, Sat 22:00 x2, Sun 17:00"),
      midweek: { slots: kickOffs("Wed 19:00 x3, Wed 21:00 x2, Wed 22:30"), everyWeeks: 4 },
    },
    teams: USL_CHAMPIONSHIP,
  }),
  looseMatches({
    id: "902",
    country: "US",
    names: namesInSevenLanguages("MLS Next Pro", {
      th: "เอ็มแอลเอส เน็กซ์ โปร",
      "zh-Hans": "美职预备联赛",
      "zh-Hant": "美職預備聯賽",
    }),
    sortOrder: 902,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/New_York",
      slots: kickOffs("Fri 21:00 x3, Fri 22:30 x3, Sat 19:30"),
      midweek: { slots: kickOffs("Mon 21:00 x3, Mon 22:30 x4"), everyWeeks: 1 },
    },
    teams: UNITED_STATES_UNDER_21,
  }),
];
