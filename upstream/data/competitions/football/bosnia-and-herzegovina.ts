import { BOSNIAN_PREMIER_LEAGUE } from "../../clubs/football/bosnia-and-herzegovina.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const BOSNIA_AND_HERZEGOVINA: readonly CompetitionEntry[] = [
  league({
    id: "247",
    country: "BA",
    names: namesInSevenLanguages("Premier League of Bosnia and Herzegovina", {
      th: "บอสเนีย พรีเมียร์ลีก",
      vn: "VĐQG Bosnia & Herzegovina",
      "zh-Hans": "波黑超",
      "zh-Hant": "波斯尼亞超級聯賽",
      pt: "Campeonato Bósnio",
    }),
    sortOrder: 178,
    times: 4,
    calendar: {
      start: "07-24",
      end: "05-30",
      timeZone: "Europe/Sarajevo",
      slots: kickOffs("Fri 18:00, Sat 15:00 x2, Sun 15:00, Mon 18:00"),
      breaks: [{ from: "12-14", to: "02-04" }],
    },
    teams: BOSNIAN_PREMIER_LEAGUE,
  }),
];
