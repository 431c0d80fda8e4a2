import { URUGUAY_PRIMERA_DIVISION } from "../../clubs/football/uruguay.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const URUGUAY: readonly CompetitionEntry[] = [
  league({
    id: "641",
    key: "uruguay-primera-division",
    country: "UY",
    names: namesInSevenLanguages("Uruguayan Primera División", {
      th: "อุรุกวัย ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Uruguay",
      kh: "Primera División (Uruguay)",
      "zh-Hans": "乌拉圭甲",
      "zh-Hant": "烏拉圭甲組聯賽",
      pt: "Campeonato Uruguaio",
    }),
    sortOrder: 384,
    times: 2,
    calendar: {
      start: "02-06",
      end: "12-06",
      timeZone: "America/Montevideo",
      slots: kickOffs("Fri 20:00, Sat 10:00, Sat 16:30, Sat 19:00, Sun 10:00, Sun 16:30, Sun 19:00, Mon 20:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: URUGUAY_PRIMERA_DIVISION,
  }),
];
