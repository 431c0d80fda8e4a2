import { MALAYSIA_A1_LEAGUE, MALAYSIA_SUPER_LEAGUE, MALAYSIA_UNDER_21 } from "../../clubs/football/malaysia.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const MALAYSIA: readonly CompetitionEntry[] = [
  league({
    id: "441",
    country: "MY",
    names: namesInSevenLanguages("Malaysia Super League", {
      th: "มาเลเซีย ซูเปอร์ลีก",
      vn: "VĐQG Malaysia",
      "zh-Hans": "马来超",
      "zh-Hant": "馬來超",
      pt: "Super Liga da Malásia",
    }),
    sortOrder: 43,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-23",
      timeZone: "Asia/Kuala_Lumpur",
      slots: kickOffs("Fri 21:00, Sat 18:00, Sat 20:15 x2, Sun 18:00, Sun 20:15"),
      midweek: { slots: kickOffs("Tue 20:15, Wed 20:15"), everyWeeks: 6 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: MALAYSIA_SUPER_LEAGUE,
  }),
  league({
    id: "442",
    country: "MY",
    names: namesInSevenLanguages("Malaysia A1 League", {
      th: "มาเลเซีย เอวัน ลีก",
      vn: "Malaysia A1 League",
      "zh-Hans": "马来甲",
      "zh-Hant": "馬來甲",
      pt: "Liga A1 da Malásia",
    }),
    sortOrder: 336,
    times: 2,
    calendar: {
      start: "08-24",
      end: "05-25",
      timeZone: "Asia/Kuala_Lumpur",
      slots: kickOffs("Sun 16:15 x2, Mon 16:15 x2, Mon 20:45, Tue 16:15 x2"),
    },
    teams: MALAYSIA_A1_LEAGUE,
    aliases: ["Malaysia A1 Semi-Pro League"],
  }),
  cup({
    id: "443",
    country: "MY",
    names: namesInSevenLanguages("Malaysia FA Cup", {
      th: "มาเลเซีย เอฟเอคัพ",
      vn: "Cúp FA Malaysia",
      "zh-Hans": "马来足总杯",
      "zh-Hant": "馬來足總盃",
      pt: "Copa da Malásia",
    }),
    sortOrder: 136,
    calendar: {
      start: "08-12",
      end: "05-30",
      timeZone: "Asia/Kuala_Lumpur",
      slots: kickOffs("Tue 20:15, Wed 20:15 x3"),
    },
    teams: [...MALAYSIA_SUPER_LEAGUE, ...MALAYSIA_A1_LEAGUE],
  }),
  looseMatches({
    id: "444",
    country: "MY",
    names: namesInSevenLanguages("Malaysian U21 League", {
      th: "ลีกเยาวชนมาเลเซีย U21",
      vn: "VĐQG U21 Malaysia",
      "zh-Hans": "马来西亚U21联赛",
      "zh-Hant": "馬來西亞U21聯賽",
      pt: "Liga Malaia Sub-21",
    }),
    sortOrder: 928,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Asia/Kuala_Lumpur",
      slots: kickOffs("Sat 16:30"),
      midweek: { slots: kickOffs("Tue 16:30"), everyWeeks: 1 },
    },
    teams: MALAYSIA_UNDER_21,
  }),
];
