import { EGYPT_UNDER_21, EGYPTIAN_PREMIER_LEAGUE, EGYPTIAN_SECOND_DIVISION } from "../../clubs/football/egypt.ts";
import { league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const EGYPT: readonly CompetitionEntry[] = [
  league({
    id: "701",
    country: "EG",
    names: namesInSevenLanguages("Egyptian Premier League", {
      th: "อียิปต์ พรีเมียร์ลีก",
      vn: "VĐQG Ai Cập",
      "zh-Hans": "埃及超",
      "zh-Hant": "埃及超",
      pt: "Campeonato Egípcio",
    }),
    sortOrder: 400,
    times: 2,
    calendar: {
      start: "08-07",
      end: "05-30",
      timeZone: "Africa/Cairo",
      slots: kickOffs("Wed 17:00, Wed 20:00, Thu 17:00, Thu 20:00 x2, Fri 17:00 x2, Fri 20:00, Sat 17:00, Sat 20:00"),
      midweek: { slots: kickOffs("Mon 17:00 x2, Mon 20:00 x2"), everyWeeks: 6 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: EGYPTIAN_PREMIER_LEAGUE,
  }),
  league({
    id: "702",
    country: "EG",
    names: namesInSevenLanguages("Egyptian Second Division", {
      th: "อียิปต์ ดิวิชัน 2",
      vn: "Hạng 2 Ai Cập",
      "zh-Hans": "埃及甲",
      "zh-Hant": "埃及甲",
      pt: "Segunda Divisão Egípcia",
    }),
    sortOrder: 402,
    times: 2,
    calendar: {
      start: "09-14",
      end: "05-12",
      timeZone: "Africa/Cairo",
      slots: kickOffs("Sun 14:30, Mon 14:30 x2, Tue 14:30 x3, Wed 14:30"),
    },
    teams: EGYPTIAN_SECOND_DIVISION,
  }),
  looseMatches({
    id: "916",
    country: "EG",
    names: namesInSevenLanguages("Egyptian U21 League", {
      th: "ลีกเยาวชนอียิปต์ U21",
      vn: "VĐQG U21 Ai Cập",
      "zh-Hans": "埃及U21联赛",
      "zh-Hant": "埃及U21聯賽",
      pt: "Campeonato Egípcio Sub-21",
    }),
    sortOrder: 916,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "Africa/Cairo",
      slots: kickOffs("Sat 12:00, Sat 14:30"),
      midweek: { slots: kickOffs("Tue 14:30"), everyWeeks: 1 },
    },
    teams: EGYPT_UNDER_21,
  }),
];
