import { BIRINCI_LIG, SUPER_LIG } from "../../clubs/football/turkey.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const TURKEY: readonly CompetitionEntry[] = [
  league({
    id: "205",
    country: "TR",
    names: namesInSevenLanguages("Süper Lig", {
      th: "ตุรกี ซูเปอร์ลีก",
      vn: "VĐQG Thổ Nhĩ Kỳ",
      "zh-Hans": "土超",
      "zh-Hant": "土超",
      pt: "Campeonato Turco",
    }),
    sortOrder: 93,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-16",
      timeZone: "Europe/Istanbul",
      slots: kickOffs("Fri 20:00, Sat 14:30, Sat 17:00 x2, Sat 20:00 x2, Sun 14:30, Sun 17:00, Sun 20:00, Mon 20:00"),
      breaks: [{ from: "12-28", to: "01-14" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SUPER_LIG,
    aliases: ["Turkish Süper Lig", "Turkey Süper Lig"],
  }),
  league({
    id: "206",
    country: "TR",
    names: namesInSevenLanguages("1. Lig", {
      th: "ตุรกี ลีก 1",
      vn: "Hạng 2 Thổ Nhĩ Kỳ",
      "zh-Hans": "土甲",
      "zh-Hant": "土甲",
      pt: "Segunda Divisão Turca",
    }),
    sortOrder: 163,
    times: 2,
    calendar: {
      start: "08-08",
      end: "05-09",
      timeZone: "Europe/Istanbul",
      slots: kickOffs("Fri 20:00, Sat 13:30 x3, Sat 16:00, Sat 19:00, Sun 13:30 x3, Sun 16:00, Mon 20:00"),
    },
    teams: BIRINCI_LIG,
    aliases: ["Turkish 1. Lig"],
  }),
];
