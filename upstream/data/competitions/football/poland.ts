import { EKSTRAKLASA, POLISH_FIRST_LEAGUE } from "../../clubs/football/poland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const POLAND: readonly CompetitionEntry[] = [
  league({
    id: "233",
    country: "PL",
    names: namesInSevenLanguages("Ekstraklasa", {
      th: "เอคสตราคลาซา โปแลนด์",
      vn: "VĐQG Ba Lan",
      "zh-Hans": "波兰甲",
      "zh-Hant": "波蘭甲",
      pt: "Campeonato Polonês",
    }),
    sortOrder: 99,
    times: 2,
    calendar: {
      start: "07-24",
      end: "05-23",
      timeZone: "Europe/Warsaw",
      slots: kickOffs(
        "Fri 18:00, Fri 20:30, Sat 14:45, Sat 17:30, Sat 20:15, Sun 12:15, Sun 14:45, Sun 17:30, Mon 19:00",
      ),
      breaks: [{ from: "12-15", to: "01-28" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: EKSTRAKLASA,
  }),
  league({
    id: "234",
    country: "PL",
    names: namesInSevenLanguages("I liga", {
      th: "โปแลนด์ ลีก 1",
      vn: "Hạng 2 Ba Lan",
      "zh-Hans": "波兰乙",
      "zh-Hant": "波蘭乙",
      pt: "Segunda Divisão Polonesa",
    }),
    sortOrder: 167,
    times: 2,
    calendar: {
      start: "07-24",
      end: "05-23",
      timeZone: "Europe/Warsaw",
      slots: kickOffs(
        "Fri 18:00, Fri 20:30, Sat 14:30, Sat 17:30, Sat 19:30, Sun 12:00, Sun 14:30, Sun 17:30, Mon 19:00",
      ),
      breaks: [{ from: "12-12", to: "02-06" }],
    },
    teams: POLISH_FIRST_LEAGUE,
  }),
];
