import { BOLIVIA_PRIMERA_DIVISION } from "../../clubs/football/bolivia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const BOLIVIA: readonly CompetitionEntry[] = [
  league({
    id: "661",
    key: "bolivia-primera-division",
    country: "BO",
    names: namesInSevenLanguages("División Profesional (Bolivia)", {
      th: "โบลิเวีย ปรีเมรา ดิวิซิออน",
      vn: "VĐQG Bolivia",
      "zh-Hans": "玻甲",
      "zh-Hant": "玻利維亞甲組聯賽",
      pt: "Campeonato Boliviano",
    }),
    sortOrder: 394,
    times: 2,
    calendar: {
      start: "03-27",
      end: "12-20",
      timeZone: "America/La_Paz",
      slots: kickOffs("Fri 20:00, Sat 15:00, Sat 17:30, Sat 20:00, Sun 15:00 x2, Sun 17:30, Mon 20:00"),
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BOLIVIA_PRIMERA_DIVISION,
  }),
];
