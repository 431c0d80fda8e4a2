import { BOTOLA_PRO } from "../../clubs/football/morocco.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const MOROCCO: readonly CompetitionEntry[] = [
  league({
    id: "706",
    country: "MA",
    names: namesInSevenLanguages("Botola Pro", {
      th: "โมร็อกโก โบโตลา โปร",
      vn: "VĐQG Morocco",
      "zh-Hans": "摩洛哥超",
      "zh-Hant": "摩洛哥超級聯賽",
      pt: "Campeonato Marroquino",
    }),
    sortOrder: 404,
    times: 2,
    calendar: {
      start: "09-11",
      end: "05-31",
      timeZone: "Africa/Casablanca",
      slots: kickOffs("Fri 19:00, Sat 16:00, Sat 18:00, Sat 20:00, Sun 16:00 x2, Sun 18:00, Sun 20:00"),
      midweek: { slots: kickOffs("Wed 18:00, Wed 20:00"), everyWeeks: 7 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BOTOLA_PRO,
  }),
];
