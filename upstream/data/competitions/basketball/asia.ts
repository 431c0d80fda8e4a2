import { CBA_NORTH, CBA_SOUTH } from "../../clubs/basketball/china.ts";
import {
  AUSTRALIAN_NBL,
  HONG_KONG_A1,
  KBL_TEAMS,
  NEW_ZEALAND_NBL,
  TPBL_TEAMS,
} from "../../clubs/basketball/east-asia.ts";
import { B1_EAST, B1_WEST } from "../../clubs/basketball/japan.ts";
import { basketballLeague } from "../../entries/basketball-competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { eastAndWest } from "./conferences.ts";

/** Weeks of national team games. */
const NOVEMBER_WINDOW = { from: "11-24", to: "12-01" };
const FEBRUARY_WINDOW = { from: "02-23", to: "03-02" };

export const ASIA: readonly CompetitionEntry[] = [
  basketballLeague({
    id: "8030",
    country: "CN",
    names: namesInSevenLanguages("CBA", { th: "ซีบีเอ จีน (CBA)", "zh-Hans": "CBA", "zh-Hant": "CBA" }),
    sortOrder: 30,
    isPopular: true,
    times: 2,
    playoffs: { teams: 8, bestOf: [5, 5, 7] },
    calendar: {
      start: "10-12",
      end: "05-22",
      timeZone: "Asia/Shanghai",
      slots: kickOffs("Fri 19:35 x5, Sat 19:35 x2, Sun 15:30, Sun 19:35 x4"),
      midweek: { slots: kickOffs("Tue 19:35 x5, Wed 19:35 x5"), everyWeeks: 2 },
      breaks: [NOVEMBER_WINDOW, { from: "02-08", to: "03-02" }],
    },
    teams: [...CBA_NORTH, ...CBA_SOUTH],
    aliases: ["Chinese Basketball Association", "中国男子篮球职业联赛", "中國男子籃球職業聯賽"],
  }),
  basketballLeague({
    id: "8031",
    country: "JP",
    names: namesInSevenLanguages("B.League", {
      th: "บีลีก ญี่ปุ่น",
      "zh-Hans": "日本B联赛",
      "zh-Hant": "日本B聯賽",
    }),
    shortNames: { en: "B1" },
    sortOrder: 50,
    isPopular: true,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 3, 3] },
    rules: { table: "nba", conferences: eastAndWest(B1_EAST, B1_WEST) },
    calendar: {
      start: "10-03",
      end: "05-31",
      timeZone: "Asia/Tokyo",
      slots: kickOffs("Sat 14:05 x2, Sat 15:05 x2, Sat 16:05, Sat 18:05 x2, Sun 13:05 x2, Sun 14:05 x2, Sun 15:05 x2"),
      midweek: { slots: kickOffs("Wed 19:05 x10, Wed 19:35 x3"), everyWeeks: 1 },
      breaks: [NOVEMBER_WINDOW, { from: "01-14", to: "01-19" }, FEBRUARY_WINDOW],
    },
    teams: [...B1_EAST, ...B1_WEST],
    aliases: ["B.League B1", "B1 League", "B.Premier", "日职篮"],
  }),
  basketballLeague({
    id: "8032",
    country: "KR",
    names: namesInSevenLanguages("KBL", {
      th: "เคบีแอล เกาหลีใต้ (KBL)",
      vn: "KBL (Hàn Quốc)",
      "zh-Hans": "韩国KBL",
      "zh-Hant": "南韓KBL",
      pt: "KBL (Coreia do Sul)",
    }),
    sortOrder: 52,
    times: 4,
    playoffs: { teams: 4, bestOf: [5, 7] },
    rules: { table: "nba" },
    calendar: {
      start: "10-03",
      end: "05-12",
      timeZone: "Asia/Seoul",
      slots: kickOffs("Fri 19:00, Sat 14:00, Sat 16:30, Sun 14:00, Sun 16:30"),
      midweek: { slots: kickOffs("Mon 19:00, Tue 19:00, Wed 19:00 x2, Thu 19:00"), everyWeeks: 1 },
      breaks: [NOVEMBER_WINDOW, FEBRUARY_WINDOW],
    },
    teams: KBL_TEAMS,
    aliases: ["Korean Basketball League"],
  }),
  basketballLeague({
    id: "8033",
    country: "TW",
    names: namesInSevenLanguages("TPBL", {
      th: "ทีพีบีแอล (TPBL)",
      vn: "TPBL (Đài Bắc Trung Hoa)",
      "zh-Hans": "TPBL",
      "zh-Hant": "TPBL",
    }),
    sortOrder: 54,
    times: 4,
    playoffs: { teams: 4, bestOf: [7, 7] },
    rules: { book: "tpbl", table: "nba" },
    calendar: {
      start: "10-11",
      end: "06-20",
      timeZone: "Asia/Taipei",
      slots: kickOffs("Sat 14:30, Sat 17:00, Sun 14:30, Sun 17:00"),
      midweek: { slots: kickOffs("Wed 19:00"), everyWeeks: 2 },
      breaks: [NOVEMBER_WINDOW, { from: "02-08", to: "03-02" }],
    },
    teams: TPBL_TEAMS,
    aliases: ["Taiwan Professional Basketball League", "台灣職業籃球大聯盟"],
  }),
  basketballLeague({
    id: "8034",
    country: "HK",
    names: namesInSevenLanguages("Hong Kong A1 Division", {
      th: "ลีกบาสเกตบอลฮ่องกง A1",
      vn: "A1 Hồng Kông",
      "zh-Hans": "香港甲一篮球联赛",
      "zh-Hant": "香港甲一籃球聯賽",
      pt: "A1 de Hong Kong",
    }),
    shortNames: { "zh-Hans": "甲一篮球", "zh-Hant": "甲一籃球" },
    sortOrder: 58,
    times: 2,
    playoffs: { teams: 4, bestOf: [3, 3] },
    calendar: {
      start: "03-17",
      end: "08-10",
      timeZone: "Asia/Hong_Kong",
      slots: kickOffs("Fri 19:00, Fri 20:40, Sun 18:30, Sun 20:10"),
      midweek: { slots: kickOffs("Tue 19:00, Tue 20:40, Wed 20:40"), everyWeeks: 2 },
    },
    teams: HONG_KONG_A1,
    aliases: ["Hong Kong A1 Division Championship"],
  }),
  basketballLeague({
    id: "8035",
    country: "AU",
    names: namesInSevenLanguages("NBL", {
      th: "เอ็นบีแอล ออสเตรเลีย (NBL)",
      vn: "NBL (Úc)",
      "zh-Hans": "澳大利亚NBL",
      "zh-Hant": "澳洲NBL",
      pt: "NBL (Austrália)",
    }),
    sortOrder: 56,
    times: 4,
    playoffs: { teams: 4, bestOf: [3, 5] },
    rules: { table: "nba" },
    calendar: {
      start: "09-18",
      end: "03-30",
      timeZone: "Australia/Melbourne",
      slots: kickOffs("Thu 19:30, Fri 19:30, Fri 21:30, Sat 17:30, Sat 19:30, Sun 14:00, Sun 16:00"),
      midweek: { slots: kickOffs("Tue 19:30, Wed 18:30, Wed 19:30"), everyWeeks: 1 },
      breaks: [NOVEMBER_WINDOW],
    },
    teams: [...AUSTRALIAN_NBL, ...NEW_ZEALAND_NBL],
    aliases: ["National Basketball League", "Australian NBL"],
  }),
];
