import { BBL_TEAMS } from "../../clubs/basketball/germany.ts";
import { LBA_TEAMS, LNB_TEAMS } from "../../clubs/basketball/italy-france.ts";
import { ACB_TEAMS, LPB_TEAMS } from "../../clubs/basketball/spain-portugal.ts";
import { BSL_TEAMS, GREEK_TEAMS } from "../../clubs/basketball/turkey-greece.ts";
import { basketballLeague } from "../../entries/basketball-competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

/** Weeks of national team games. */
const NOVEMBER_WINDOW = { from: "11-24", to: "12-01" };
const FEBRUARY_WINDOW = { from: "02-23", to: "03-02" };
/** If weekends do not suffice, in weeks in which the clubs play in Europe on Thursday and Friday at most. */
const TUESDAYS = { slots: kickOffs("Tue 19:00 x2, Tue 20:30"), everyWeeks: 40 };
/** The week of the national cups. */
const CUP_WEEK = { from: "02-16", to: "02-22" };

export const EUROPE_DOMESTIC: readonly CompetitionEntry[] = [
  basketballLeague({
    id: "8020",
    country: "ES",
    names: namesInSevenLanguages("Liga ACB", {
      th: "ลีกา เอซีบี สเปน",
      vn: "Liga ACB (Tây Ban Nha)",
      "zh-Hans": "西班牙ACB",
      "zh-Hant": "西班牙ACB",
      pt: "Liga ACB (Espanha)",
    }),
    shortNames: { en: "ACB" },
    sortOrder: 70,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 5, 5] },
    calendar: {
      start: "10-03",
      end: "06-26",
      timeZone: "Europe/Madrid",
      slots: kickOffs("Sat 18:00 x2, Sat 20:45 x2, Sun 12:00 x2, Sun 12:30, Sun 17:00, Sun 18:00, Sun 20:00"),
      midweek: TUESDAYS,
      breaks: [NOVEMBER_WINDOW, CUP_WEEK, FEBRUARY_WINDOW],
    },
    teams: ACB_TEAMS,
    aliases: ["Liga Endesa"],
  }),
  basketballLeague({
    id: "8021",
    country: "DE",
    names: namesInSevenLanguages("Basketball Bundesliga", {
      th: "บาสเกตบอล บุนเดสลีกา เยอรมนี",
      vn: "BBL (Đức)",
      "zh-Hans": "德国BBL",
      "zh-Hant": "德國BBL",
      pt: "BBL (Alemanha)",
    }),
    shortNames: { en: "BBL" },
    sortOrder: 75,
    times: 2,
    playoffs: { teams: 8, bestOf: [5, 5, 5] },
    calendar: {
      start: "09-26",
      end: "06-28",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Sat 18:30 x2, Sat 20:00 x2, Sun 15:00 x2, Sun 16:30 x2, Sun 18:00"),
      midweek: TUESDAYS,
      breaks: [NOVEMBER_WINDOW, CUP_WEEK, FEBRUARY_WINDOW],
    },
    teams: BBL_TEAMS,
    aliases: ["easyCredit BBL"],
  }),
  basketballLeague({
    id: "8022",
    country: "IT",
    names: namesInSevenLanguages("Lega Basket Serie A", {
      th: "เลกา บาสเกต เซเรียอา อิตาลี",
      vn: "LBA (Ý)",
      "zh-Hans": "意大利篮球甲级联赛",
      "zh-Hant": "意大利籃球甲級聯賽",
      pt: "Lega Basket (Itália)",
    }),
    shortNames: { en: "LBA" },
    sortOrder: 76,
    times: 2,
    playoffs: { teams: 8, bestOf: [5, 5, 5] },
    calendar: {
      start: "10-04",
      end: "06-28",
      timeZone: "Europe/Rome",
      slots: kickOffs("Sat 18:30, Sat 20:00 x2, Sun 12:00, Sun 16:00 x2, Sun 17:00, Sun 18:15"),
      midweek: TUESDAYS,
      breaks: [NOVEMBER_WINDOW, CUP_WEEK, FEBRUARY_WINDOW],
    },
    teams: LBA_TEAMS,
    aliases: ["Legabasket"],
  }),
  basketballLeague({
    id: "8023",
    country: "FR",
    names: namesInSevenLanguages("LNB Élite", {
      th: "แอลเอ็นบี เอลิต ฝรั่งเศส",
      vn: "LNB Élite (Pháp)",
      "zh-Hans": "法国篮球甲级联赛",
      "zh-Hant": "法國籃球甲級聯賽",
      pt: "LNB Élite (França)",
    }),
    shortNames: { en: "LNB" },
    sortOrder: 77,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 5, 5] },
    rules: { table: "nba" },
    calendar: {
      start: "09-27",
      end: "06-25",
      timeZone: "Europe/Paris",
      slots: kickOffs("Sat 18:30 x2, Sat 20:00 x4, Sun 15:00, Sun 17:00"),
      midweek: { slots: TUESDAYS.slots, weeks: ["12-15", "12-29", "01-26", "03-30"] },
      breaks: [NOVEMBER_WINDOW, CUP_WEEK, FEBRUARY_WINDOW],
    },
    teams: LNB_TEAMS,
    aliases: ["Betclic Élite", "Pro A"],
  }),
  basketballLeague({
    id: "8024",
    country: "TR",
    names: namesInSevenLanguages("Basketbol Süper Ligi", {
      th: "บาสเกตบอลซูเปอร์ลีก ตุรกี",
      vn: "BSL (Thổ Nhĩ Kỳ)",
      "zh-Hans": "土耳其篮球超级联赛",
      "zh-Hant": "土耳其籃球超級聯賽",
      pt: "Superliga Turca de Basquete",
    }),
    shortNames: { en: "BSL" },
    sortOrder: 78,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 5, 5] },
    calendar: {
      start: "09-27",
      end: "06-24",
      timeZone: "Europe/Istanbul",
      slots: kickOffs("Sat 13:00, Sat 15:30 x2, Sat 18:00, Sun 13:00, Sun 15:30, Sun 18:00, Mon 19:00"),
      breaks: [NOVEMBER_WINDOW, CUP_WEEK, FEBRUARY_WINDOW],
    },
    teams: BSL_TEAMS,
    aliases: ["Türkiye Sigorta Basketbol Süper Ligi", "Turkish Basketball Super League"],
  }),
  basketballLeague({
    id: "8025",
    country: "GR",
    names: namesInSevenLanguages("Greek Basketball League", {
      th: "บาสเกตบอลลีก กรีซ",
      vn: "GBL (Hy Lạp)",
      "zh-Hans": "希腊篮球联赛",
      "zh-Hant": "希臘籃球聯賽",
      pt: "Liga Grega de Basquete",
    }),
    shortNames: { en: "GBL" },
    sortOrder: 79,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 3, 5] },
    calendar: {
      start: "10-04",
      end: "06-20",
      timeZone: "Europe/Athens",
      slots: kickOffs("Sat 16:00, Sat 18:15, Sun 15:00, Sun 17:00, Sun 19:00, Mon 18:00"),
      midweek: TUESDAYS,
      breaks: [NOVEMBER_WINDOW, CUP_WEEK, FEBRUARY_WINDOW],
    },
    teams: GREEK_TEAMS,
    aliases: ["Stoiximan GBL", "HEBA A1"],
  }),
  basketballLeague({
    id: "8026",
    country: "PT",
    names: namesInSevenLanguages("Liga Portuguesa de Basquetebol", {
      th: "ลีกบาสเกตบอลโปรตุเกส",
      vn: "LPB (Bồ Đào Nha)",
      "zh-Hans": "葡萄牙篮球联赛",
      "zh-Hant": "葡萄牙籃球聯賽",
    }),
    shortNames: { en: "LPB", pt: "LPB" },
    sortOrder: 80,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 5, 5] },
    calendar: {
      start: "10-03",
      end: "06-20",
      timeZone: "Europe/Lisbon",
      slots: kickOffs("Sat 15:00 x2, Sat 18:00 x2, Sat 21:00, Sun 15:00"),
      breaks: [NOVEMBER_WINDOW, { from: "12-23", to: "01-01" }, FEBRUARY_WINDOW],
    },
    teams: LPB_TEAMS,
    aliases: ["Liga Betclic de Basquetebol"],
  }),
];
