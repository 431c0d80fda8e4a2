import { CHAMPIONNAT_NATIONAL_CUP_ENTRANTS, LIGUE_1, LIGUE_2 } from "../../clubs/football/france.ts";
import { cup, league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const FRANCE: readonly CompetitionEntry[] = [
  league({
    id: "351",
    country: "FR",
    names: namesInSevenLanguages("Ligue 1", {
      th: "ลีกเอิง ฝรั่งเศส",
      kh: "លីគកំពូលបារាំង",
      "zh-Hans": "法甲",
      "zh-Hant": "法甲",
    }),
    sortOrder: 14,
    isPopular: true,
    times: 2,
    calendar: {
      start: "08-21",
      end: "05-15",
      timeZone: "Europe/Paris",
      slots: kickOffs("Fri 20:45, Sat 17:00, Sat 19:00, Sat 21:05, Sun 15:00, Sun 17:15 x3, Sun 20:45"),
      breaks: [{ from: "12-21", to: "01-01" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: LIGUE_1,
    aliases: ["French Ligue 1", "France Ligue 1"],
  }),
  league({
    id: "352",
    country: "FR",
    names: namesInSevenLanguages("Ligue 2", { th: "ลีกเดอซ์ ฝรั่งเศส", "zh-Hans": "法乙", "zh-Hant": "法乙" }),
    sortOrder: 68,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-08",
      timeZone: "Europe/Paris",
      slots: kickOffs("Fri 20:00 x6, Sat 14:00, Sat 20:00, Mon 20:45"),
      breaks: [{ from: "12-20", to: "01-01" }],
    },
    teams: LIGUE_2,
    aliases: ["French Ligue 2"],
  }),
  cup({
    id: "353",
    country: "FR",
    names: namesInSevenLanguages("Coupe de France", {
      th: "คูป เดอ ฟร็องส์",
      vn: "Cúp Quốc gia Pháp",
      "zh-Hans": "法国杯",
      "zh-Hant": "法國盃",
      pt: "Copa da França",
    }),
    sortOrder: 24,
    calendar: {
      start: "11-10",
      end: "05-22",
      timeZone: "Europe/Paris",
      slots: kickOffs("Wed 18:30 x6, Wed 21:00 x2"),
      rounds: ["12-01", "01-05", "02-02", "03-02", "04-20", "05-22"],
      final: kickOffs("Sat 21:00"),
    },
    teams: [...LIGUE_1, ...LIGUE_2, ...CHAMPIONNAT_NATIONAL_CUP_ENTRANTS],
  }),
];
