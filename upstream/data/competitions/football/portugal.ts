import { LIGA_3_CUP_ENTRANTS, LIGA_PORTUGAL, LIGA_PORTUGAL_2 } from "../../clubs/football/portugal.ts";
import { LIGA_REVELACAO } from "../../clubs/football/youth.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const PORTUGAL: readonly CompetitionEntry[] = [
  league({
    id: "385",
    country: "PT",
    names: namesInSevenLanguages("Liga Portugal", {
      th: "ลีกโปรตุเกส (ปรีไมราลีกา)",
      vn: "VĐQG Bồ Đào Nha",
      "zh-Hans": "葡超",
      "zh-Hant": "葡超",
    }),
    sortOrder: 20,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-16",
      timeZone: "Europe/Lisbon",
      slots: kickOffs("Fri 20:15, Sat 15:30 x2, Sat 18:00, Sat 20:30, Sun 15:30, Sun 18:00 x2, Sun 20:30, Mon 20:15"),
      breaks: [{ from: "12-23", to: "12-27" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: LIGA_PORTUGAL,
    aliases: ["Portuguese Primeira Liga", "Primeira Liga", "Portugal Primeira Liga"],
  }),
  league({
    id: "386",
    country: "PT",
    names: namesInSevenLanguages("Liga Portugal 2", {
      th: "ลีกา โปรตุเกส 2",
      vn: "Hạng 2 Bồ Đào Nha",
      "zh-Hans": "葡甲",
      "zh-Hant": "葡甲",
    }),
    sortOrder: 28,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-16",
      timeZone: "Europe/Lisbon",
      slots: kickOffs("Fri 18:00, Sat 11:00, Sat 14:00 x2, Sat 15:30, Sun 11:00, Sun 14:00 x2, Sun 15:30, Mon 18:00"),
    },
    teams: LIGA_PORTUGAL_2,
  }),
  cup({
    id: "387",
    country: "PT",
    names: namesInSevenLanguages("Taça de Portugal", {
      th: "ตาซา เด ปอร์ตูกัล",
      vn: "Cúp Quốc gia Bồ Đào Nha",
      "zh-Hans": "葡萄牙杯",
      "zh-Hant": "葡萄牙盃",
    }),
    sortOrder: 26,
    calendar: {
      start: "09-22",
      end: "05-23",
      timeZone: "Europe/Lisbon",
      slots: kickOffs("Wed 18:45 x2, Wed 20:15, Wed 20:45 x2"),
      rounds: ["10-06", "12-01", "01-12", "02-09", "04-20", "05-18"],
    },
    teams: [...LIGA_PORTUGAL, ...LIGA_PORTUGAL_2, ...LIGA_3_CUP_ENTRANTS],
  }),
  cup({
    id: "388",
    country: "PT",
    names: namesInSevenLanguages("Taça da Liga", {
      th: "ตาซา ดา ลีกา",
      vn: "Cúp Liên đoàn Bồ Đào Nha",
      "zh-Hans": "葡联杯",
      "zh-Hant": "葡聯盃",
    }),
    sortOrder: 27,
    calendar: {
      start: "09-01",
      end: "03-10",
      timeZone: "Europe/Lisbon",
      slots: kickOffs("Wed 18:00, Wed 20:15 x2"),
      rounds: ["09-08", "10-27", "01-05", "02-02", "03-02"],
    },
    teams: LIGA_PORTUGAL,
    aliases: ["Portuguese League Cup", "Allianz Cup"],
  }),
  looseMatches({
    id: "389",
    country: "PT",
    names: namesInSevenLanguages("Liga Revelação", {
      th: "ลีกา เรเวลาเซา U23",
      vn: "U23 Bồ Đào Nha",
      "zh-Hans": "葡萄牙U23联赛",
      "zh-Hant": "葡萄牙U23聯賽",
      pt: "Liga Revelação (Sub-23)",
    }),
    sortOrder: 938,
    calendar: {
      start: "08-11",
      end: "05-12",
      timeZone: "Europe/Lisbon",
      slots: kickOffs("Tue 11:00 x2, Tue 15:00 x3, Tue 17:00"),
      breaks: [{ from: "12-22", to: "01-02" }],
    },
    teams: LIGA_REVELACAO,
  }),
];
