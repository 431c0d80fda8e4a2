import { MPBL_NORTH, MPBL_SOUTH, PBA_TEAMS } from "../../clubs/basketball/philippines.ts";
import { BTL_TEAMS, CAMBODIAN_LEAGUE, IBL_TEAMS, VBA_TEAMS } from "../../clubs/basketball/south-east-asia.ts";
import { basketballLeague } from "../../entries/basketball-competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { northAndSouth } from "./conferences.ts";

export const SOUTH_EAST_ASIA: readonly CompetitionEntry[] = [
  basketballLeague({
    id: "8040",
    country: "PH",
    names: namesInSevenLanguages("PBA", {
      th: "พีบีเอ ฟิลิปปินส์ (PBA)",
      "zh-Hans": "菲律宾PBA",
      "zh-Hant": "菲律賓PBA",
    }),
    sortOrder: 35,
    isPopular: true,
    times: 3,
    playoffs: { teams: 8, bestOf: [3, 7, 7] },
    rules: { book: "pba", table: "nba" },
    calendar: {
      start: "10-05",
      end: "07-26",
      timeZone: "Asia/Manila",
      slots: kickOffs("Fri 17:15, Fri 19:30, Sat 17:15, Sat 19:30, Sun 17:15, Sun 19:30"),
      midweek: { slots: kickOffs("Tue 19:30, Wed 17:15 x2, Wed 19:30 x3"), everyWeeks: 2 },
      breaks: [{ from: "12-22", to: "12-27" }],
    },
    teams: PBA_TEAMS,
    aliases: ["Philippine Basketball Association"],
  }),
  basketballLeague({
    id: "8041",
    country: "PH",
    names: namesInSevenLanguages("MPBL", {
      th: "เอ็มพีบีแอล ฟิลิปปินส์ (MPBL)",
      "zh-Hans": "菲律宾MPBL",
      "zh-Hant": "菲律賓MPBL",
    }),
    sortOrder: 95,
    times: 1,
    playoffs: { teams: 16, bestOf: [3, 3, 3, 5], isByConference: true },
    rules: { table: "nba", conferences: northAndSouth(MPBL_NORTH, MPBL_SOUTH) },
    calendar: {
      start: "03-08",
      end: "12-10",
      timeZone: "Asia/Manila",
      slots: kickOffs(
        "Mon 16:00, Mon 18:00, Mon 20:00, Tue 16:00, Tue 18:00, Tue 20:00, Wed 16:00, Wed 18:00, Wed 20:00, " +
          "Fri 16:00, Fri 18:00, Fri 20:00, Sat 16:00, Sat 18:00, Sat 20:00",
      ),
    },
    teams: [...MPBL_NORTH, ...MPBL_SOUTH],
    aliases: ["Maharlika Pilipinas Basketball League"],
  }),
  basketballLeague({
    id: "8042",
    country: "TH",
    names: namesInSevenLanguages("Basketball Thai League", {
      th: "บาสเกตบอลไทยลีก (BTL)",
      vn: "BTL (Thái Lan)",
      kh: "BTL",
      "zh-Hans": "泰国TBL",
      "zh-Hant": "泰國TBL",
      pt: "TBL",
    }),
    shortNames: { en: "BTL", th: "BTL" },
    sortOrder: 55,
    isPopular: true,
    times: 1,
    playoffs: { teams: 4, bestOf: [3, 3] },
    calendar: {
      start: "07-04",
      end: "09-05",
      timeZone: "Asia/Bangkok",
      slots: kickOffs("Sat 14:00, Sat 16:00, Sat 18:00, Sun 16:00, Sun 18:00"),
      midweek: { slots: kickOffs("Tue 16:00, Tue 18:00, Wed 16:00, Wed 18:00, Wed 20:00"), everyWeeks: 2 },
    },
    teams: BTL_TEAMS,
    aliases: ["BTL", "TBL", "Thailand Basketball League", "บาสเกตบอลไทยลีก"],
  }),
  basketballLeague({
    id: "8043",
    country: "VN",
    names: namesInSevenLanguages("VBA", {
      th: "วีบีเอ เวียดนาม (VBA)",
      "zh-Hans": "越南VBA",
      "zh-Hant": "越南VBA",
    }),
    sortOrder: 56,
    isPopular: true,
    times: 2,
    playoffs: { teams: 4, bestOf: [3, 5] },
    calendar: {
      start: "06-20",
      end: "10-11",
      timeZone: "Asia/Ho_Chi_Minh",
      slots: kickOffs("Fri 19:30, Sat 17:00, Sat 19:30, Sun 17:00, Sun 19:30"),
      midweek: { slots: kickOffs("Tue 19:30, Wed 19:30"), everyWeeks: 2 },
    },
    teams: VBA_TEAMS,
    aliases: ["Vietnam Basketball Association", "Giải bóng rổ chuyên nghiệp Việt Nam"],
  }),
  basketballLeague({
    id: "8044",
    country: "ID",
    names: namesInSevenLanguages("IBL Indonesia", {
      th: "ไอบีแอล อินโดนีเซีย (IBL)",
      "zh-Hans": "印尼IBL",
      "zh-Hant": "印尼IBL",
      pt: "IBL (Indonésia)",
    }),
    shortNames: { en: "IBL" },
    sortOrder: 90,
    times: 2,
    playoffs: { teams: 8, bestOf: [3, 3, 3] },
    calendar: {
      start: "01-09",
      end: "07-20",
      timeZone: "Asia/Jakarta",
      slots: kickOffs("Fri 16:00, Fri 19:00, Sat 16:00, Sat 19:00 x2, Sun 15:00, Sun 17:00"),
      midweek: { slots: kickOffs("Wed 16:00, Wed 19:00 x2, Thu 19:00"), everyWeeks: 3 },
      breaks: [{ from: "03-08", to: "03-24" }],
    },
    teams: IBL_TEAMS,
    aliases: ["Indonesian Basketball League"],
  }),
  basketballLeague({
    id: "8045",
    country: "KH",
    names: namesInSevenLanguages("Cambodian Basketball League", {
      th: "บาสเกตบอลลีก กัมพูชา (CBL)",
      vn: "CBL (Campuchia)",
      kh: "លីគបាល់បោះកម្ពុជា (CBL)",
      "zh-Hans": "柬埔寨篮球联赛",
      "zh-Hant": "柬埔寨籃球聯賽",
      pt: "Liga Cambojana de Basquete",
    }),
    shortNames: { en: "CBL" },
    sortOrder: 57,
    times: 1,
    playoffs: { teams: 4, bestOf: [1, 3] },
    calendar: {
      start: "06-20",
      end: "10-03",
      timeZone: "Asia/Phnom_Penh",
      slots: kickOffs("Sat 14:00, Sat 16:00, Sat 18:00, Sun 15:00, Sun 17:00"),
    },
    teams: CAMBODIAN_LEAGUE,
  }),
];
