import { BRAZIL_SERIE_A, BRAZIL_SERIE_B, BRAZIL_SERIE_C, BRAZIL_UNDER_20 } from "../../clubs/football/brazil.ts";
import { cup, league, looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const BRAZIL: readonly CompetitionEntry[] = [
  league({
    id: "401",
    country: "BR",
    names: namesInSevenLanguages("Brasileirão Série A", {
      th: "บราซิล เซเรียอา",
      vn: "VĐQG Brazil",
      kh: "Brasileirão",
      "zh-Hans": "巴甲",
      "zh-Hant": "巴甲",
    }),
    sortOrder: 34,
    isPopular: true,
    times: 2,
    calendar: {
      start: "01-28",
      end: "12-06",
      timeZone: "America/Sao_Paulo",
      slots: kickOffs("Sat 16:00 x2, Sat 18:30 x2, Sat 21:00, Sun 11:00, Sun 16:00 x3, Sun 18:30 x2, Sun 20:30"),
      midweek: { slots: kickOffs("Wed 19:00 x2, Wed 19:30 x2, Wed 21:30 x3, Thu 19:30 x2, Thu 21:30"), everyWeeks: 4 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: BRAZIL_SERIE_A,
    aliases: ["Brasileiro Série A", "Campeonato Brasileiro Série A", "Brasileirão", "Brazil | Série A"],
  }),
  league({
    id: "402",
    country: "BR",
    names: namesInSevenLanguages("Brasileirão Série B", {
      th: "บราซิล เซเรียบี",
      vn: "Hạng 2 Brazil",
      "zh-Hans": "巴乙",
      "zh-Hant": "巴乙",
    }),
    sortOrder: 120,
    times: 2,
    calendar: {
      start: "03-20",
      end: "11-28",
      timeZone: "America/Sao_Paulo",
      slots: kickOffs("Fri 19:00, Fri 21:30, Sat 16:00 x2, Sat 18:30 x2, Sun 16:00, Sun 18:30, Mon 19:00, Mon 21:30"),
      midweek: { slots: kickOffs("Tue 19:00 x2, Tue 21:30 x2, Wed 19:00, Wed 21:30"), everyWeeks: 5 },
    },
    teams: BRAZIL_SERIE_B,
    aliases: ["Campeonato Brasileiro Série B", "Brasileiro Série B"],
  }),
  league({
    id: "403",
    country: "BR",
    names: namesInSevenLanguages("Brasileirão Série C", {
      th: "บราซิล เซเรียซี",
      vn: "Hạng 3 Brazil",
      "zh-Hans": "巴丙",
      "zh-Hant": "巴丙",
    }),
    sortOrder: 320,
    times: 2,
    calendar: {
      start: "03-14",
      end: "12-05",
      timeZone: "America/Sao_Paulo",
      slots: kickOffs("Sat 17:00 x2, Sat 19:30 x2, Sun 16:30 x2, Sun 19:00 x2, Mon 20:00"),
      midweek: { slots: kickOffs("Wed 20:00"), everyWeeks: 6 },
    },
    teams: BRAZIL_SERIE_C,
    aliases: ["Campeonato Brasileiro Série C"],
  }),
  cup({
    id: "404",
    country: "BR",
    names: namesInSevenLanguages("Copa do Brasil", {
      th: "โคปา โด บราซิล",
      vn: "Cúp Quốc gia Brazil",
      "zh-Hans": "巴西杯",
      "zh-Hant": "巴西盃",
    }),
    sortOrder: 110,
    calendar: {
      start: "03-04",
      end: "12-09",
      timeZone: "America/Sao_Paulo",
      slots: kickOffs("Wed 19:00 x2, Wed 21:30 x3"),
      rounds: ["03-11", "04-21", "07-29", "08-26", "11-04", "12-02"],
    },
    teams: [...BRAZIL_SERIE_A, ...BRAZIL_SERIE_B],
    aliases: ["Brazil Cup"],
  }),
  looseMatches({
    id: "901",
    country: "BR",
    names: namesInSevenLanguages("Brasileirão U20", {
      th: "ลีกเยาวชนบราซิล U20",
      vn: "VĐQG U20 Brazil",
      "zh-Hans": "巴西U20联赛",
      "zh-Hant": "巴西U20聯賽",
      pt: "Brasileirão Sub-20",
    }),
    sortOrder: 901,
    calendar: {
      start: "01-01",
      end: "12-31",
      timeZone: "America/Sao_Paulo",
      slots: kickOffs("Fri 14:30, Fri 17:45, Sat 10:30 x4, Sat 14:30, Sat 17:45, Sun 14:30, Sun 17:45"),
      midweek: {
        slots: kickOffs("Mon 14:30, Mon 17:45, Tue 14:30 x2, Tue 17:45 x2, Wed 14:30, Wed 17:45, Thu 14:30, Thu 17:45"),
        everyWeeks: 1,
      },
    },
    teams: BRAZIL_UNDER_20,
  }),
];
