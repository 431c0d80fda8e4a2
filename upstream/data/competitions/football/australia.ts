import { A_LEAGUE_MEN, AUSTRALIA_UNDER_21, NPL_NEW_SOUTH_WALES, NPL_VICTORIA } from "../../clubs/football/australia.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const AUSTRALIA: readonly CompetitionEntry[] = [
  league({
    id: "531",
    country: "AU",
    names: namesInSevenLanguages("A-League Men", {
      th: "เอลีก ออสเตรเลีย",
      vn: "A-League (Úc)",
      "zh-Hans": "澳超",
      "zh-Hant": "澳職聯",
      pt: "A-League",
    }),
    sortOrder: 70,
    times: 2,
    calendar: {
      start: "10-16",
      end: "04-26",
      timeZone: "Australia/Sydney",
      slots: kickOffs("Fri 19:35, Sat 15:00, Sat 17:00, Sat 19:35, Sun 15:00, Sun 17:00"),
      midweek: { slots: kickOffs("Wed 19:35"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: A_LEAGUE_MEN,
    aliases: ["A-League", "Australia A-League"],
  }),
  league({
    id: "532",
    country: "AU",
    names: namesInSevenLanguages("NPL New South Wales", {
      th: "เอ็นพีแอล นิวเซาท์เวลส์",
      "zh-Hans": "澳大利亚新南威尔士联赛",
      "zh-Hant": "澳洲新南威爾斯聯賽",
    }),
    sortOrder: 360,
    times: 2,
    calendar: {
      start: "02-06",
      end: "08-30",
      timeZone: "Australia/Sydney",
      slots: kickOffs("Fri 19:30, Sat 15:00, Sat 17:00, Sun 15:00 x3"),
    },
    teams: NPL_NEW_SOUTH_WALES,
  }),
  league({
    id: "533",
    country: "AU",
    names: namesInSevenLanguages("NPL Victoria", {
      th: "เอ็นพีแอล วิกตอเรีย",
      "zh-Hans": "澳大利亚维多利亚联赛",
      "zh-Hant": "澳洲維多利亞聯賽",
    }),
    sortOrder: 362,
    times: 2,
    calendar: {
      start: "02-06",
      end: "09-06",
      timeZone: "Australia/Sydney",
      slots: kickOffs("Fri 19:30 x2, Sat 15:00, Sat 17:00, Sun 15:00 x2, Mon 19:30"),
    },
    teams: NPL_VICTORIA,
  }),
  looseMatches({
    id: "910",
    country: "AU",
    names: namesInSevenLanguages("Australian U21 League", {
      th: "ลีกเยาวชนออสเตรเลีย U21",
      vn: "VĐQG U21 Úc",
      "zh-Hans": "澳大利亚U21联赛",
      "zh-Hant": "澳洲U21聯賽",
      pt: "Liga Australiana Sub-21",
    }),
    sortOrder: 910,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Australia/Sydney",
      slots: kickOffs("Sat 10:30 x3, Sat 12:00 x3, Sat 14:30 x4"),
      midweek: {
        slots: kickOffs("Mon 14:30, Tue 10:30 x2, Tue 12:00 x2, Tue 14:30 x2, Wed 14:30, Thu 14:30"),
        everyWeeks: 1,
      },
    },
    teams: AUSTRALIA_UNDER_21,
  }),
];
