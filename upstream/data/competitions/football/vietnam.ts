import { V_LEAGUE_1, V_LEAGUE_2, VIETNAM_UNDER_21 } from "../../clubs/football/vietnam.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const VIETNAM: readonly CompetitionEntry[] = [
  league({
    id: "766",
    country: "VN",
    names: namesInSevenLanguages("V.League 1", {
      th: "วีลีก เวียดนาม",
      kh: "V.League 1 (វៀតណាម)",
      "zh-Hans": "越南超级联赛",
      "zh-Hant": "越南超級聯賽",
      pt: "V.League 1 (Vietnã)",
    }),
    sortOrder: 30,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-14",
      end: "06-14",
      timeZone: "Asia/Ho_Chi_Minh",
      slots: kickOffs("Fri 18:00, Fri 19:15, Sat 17:00, Sat 18:00, Sat 19:15, Sun 17:00, Sun 18:00, Sun 19:15"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: V_LEAGUE_1,
    aliases: ["Vietnam | V.League 1", "V-League 1", "V.League"],
  }),
  league({
    id: "767",
    country: "VN",
    names: namesInSevenLanguages("V.League 2", {
      th: "วีลีก 2 เวียดนาม",
      vn: "Hạng Nhất Quốc gia",
      kh: "V.League 2 (វៀតណាម)",
      "zh-Hans": "越南甲级联赛",
      "zh-Hant": "越南甲組聯賽",
      pt: "V.League 2 (Vietnã)",
    }),
    sortOrder: 124,
    times: 2,
    calendar: {
      start: "09-18",
      end: "06-21",
      timeZone: "Asia/Ho_Chi_Minh",
      slots: kickOffs("Fri 16:00, Fri 18:00, Sat 16:00 x2, Sun 16:00, Sun 18:00"),
    },
    teams: V_LEAGUE_2,
    aliases: ["V-League 2", "Vietnam First Division"],
  }),
  cup({
    id: "768",
    country: "VN",
    names: namesInSevenLanguages("Vietnamese National Cup", {
      th: "เวียดนาม คัพ",
      vn: "Cúp Quốc gia",
      "zh-Hans": "越南杯",
      "zh-Hant": "越南盃",
      pt: "Copa do Vietnã",
    }),
    sortOrder: 114,
    calendar: {
      start: "09-09",
      end: "06-28",
      timeZone: "Asia/Ho_Chi_Minh",
      slots: kickOffs("Tue 17:00, Wed 17:00, Wed 18:00, Wed 19:15"),
    },
    teams: [...V_LEAGUE_1, ...V_LEAGUE_2],
    aliases: ["Vietnam Cup"],
  }),
  looseMatches({
    id: "769",
    country: "VN",
    names: namesInSevenLanguages("Vietnam U21 League", {
      th: "ลีกเยาวชนเวียดนาม U21",
      vn: "U21 Quốc gia",
      "zh-Hans": "越南U21联赛",
      "zh-Hant": "越南U21聯賽",
      pt: "Liga Vietnamita Sub-21",
    }),
    sortOrder: 912,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Ho_Chi_Minh",
      slots: kickOffs("Fri 17:00, Sat 15:00 x2, Sat 17:00 x2, Sun 17:00"),
      midweek: { slots: kickOffs("Mon 17:00, Tue 15:00, Tue 17:00 x2, Wed 17:00, Thu 17:00"), everyWeeks: 1 },
    },
    teams: VIETNAM_UNDER_21,
  }),
];
