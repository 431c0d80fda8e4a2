import { BELGIAN_PRO_LEAGUE, CHALLENGER_PRO_LEAGUE } from "../../clubs/football/belgium.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const BELGIUM: readonly CompetitionEntry[] = [
  league({
    id: "201",
    country: "BE",
    names: namesInSevenLanguages("Belgian Pro League", {
      th: "เบลเยียม โปรลีก",
      vn: "VĐQG Bỉ",
      "zh-Hans": "比甲",
      "zh-Hant": "比甲",
      pt: "Campeonato Belga",
    }),
    sortOrder: 92,
    times: 2,
    calendar: {
      start: "07-31",
      end: "05-23",
      timeZone: "Europe/Brussels",
      slots: kickOffs("Fri 20:45, Sat 16:00 x2, Sat 18:15, Sat 20:45, Sun 13:30, Sun 16:00, Sun 18:30"),
      midweek: { slots: kickOffs("Wed 18:30, Wed 20:45"), weeks: ["10-28", "12-02", "02-10", "03-03", "04-21"] },
      breaks: [{ from: "12-28", to: "01-14" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BELGIAN_PRO_LEAGUE,
    aliases: ["Jupiler Pro League", "Belgian First Division A"],
  }),
  league({
    id: "202",
    country: "BE",
    names: namesInSevenLanguages("Challenger Pro League", {
      th: "เบลเยียม แชลเลนเจอร์ โปรลีก",
      vn: "Hạng 2 Bỉ",
      "zh-Hans": "比乙",
      "zh-Hant": "比乙",
      pt: "Segunda Divisão Belga",
    }),
    sortOrder: 162,
    times: 3,
    calendar: {
      start: "08-07",
      end: "04-25",
      timeZone: "Europe/Brussels",
      slots: kickOffs("Fri 20:00 x3, Sat 20:00 x2, Sun 16:00"),
    },
    teams: CHALLENGER_PRO_LEAGUE,
  }),
];
