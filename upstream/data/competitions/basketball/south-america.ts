import { LIGA_NACIONAL_TEAMS, NBB_TEAMS } from "../../clubs/basketball/south-america.ts";
import { basketballLeague } from "../../entries/basketball-competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

export const SOUTH_AMERICA: readonly CompetitionEntry[] = [
  basketballLeague({
    id: "8050",
    country: "BR",
    names: namesInSevenLanguages("NBB", {
      th: "เอ็นบีบี บราซิล (NBB)",
      "zh-Hans": "巴西NBB",
      "zh-Hant": "巴西NBB",
    }),
    sortOrder: 38,
    isPopular: true,
    times: 2,
    playoffs: { teams: 16, bestOf: [3, 5, 5, 5] },
    rules: { table: "nba" },
    calendar: {
      start: "10-11",
      end: "06-20",
      timeZone: "America/Sao_Paulo",
      slots: kickOffs("Thu 19:30 x2, Thu 20:00, Fri 19:30, Fri 20:00 x2, Sat 11:00, Sat 17:00 x2, Sat 18:30"),
      midweek: { slots: kickOffs("Mon 20:00 x2, Tue 19:30 x4, Tue 20:00 x4"), everyWeeks: 2 },
      breaks: [{ from: "12-23", to: "01-03" }],
    },
    teams: NBB_TEAMS,
    aliases: ["Novo Basquete Brasil"],
  }),
  basketballLeague({
    id: "8051",
    country: "AR",
    names: namesInSevenLanguages("Liga Nacional de Básquet", {
      th: "ลีกา นาซิอองนาล อาร์เจนตินา",
      vn: "Liga Nacional (Argentina)",
      "zh-Hans": "阿根廷篮球联赛",
      "zh-Hant": "阿根廷籃球聯賽",
      pt: "Liga Nacional (Argentina)",
    }),
    shortNames: { en: "LNB Argentina" },
    sortOrder: 85,
    times: 2,
    playoffs: { teams: 8, bestOf: [5, 5, 7] },
    calendar: {
      start: "10-08",
      end: "06-28",
      timeZone: "America/Argentina/Buenos_Aires",
      slots: kickOffs("Thu 21:00 x2, Fri 20:30, Fri 21:00 x2, Fri 22:00, Sat 20:00, Sat 21:30, Sun 11:00, Sun 20:00"),
      midweek: { slots: kickOffs("Mon 21:00 x3, Tue 20:30 x3, Tue 22:00 x3"), everyWeeks: 2 },
      breaks: [{ from: "12-23", to: "01-03" }],
    },
    teams: LIGA_NACIONAL_TEAMS,
  }),
];
