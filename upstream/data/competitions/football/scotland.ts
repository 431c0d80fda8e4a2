import { PREMIERSHIP, SCOTTISH_CHAMPIONSHIP } from "../../clubs/football/scotland.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SCOTLAND: readonly CompetitionEntry[] = [
  league({
    id: "311",
    country: "GB-SCT",
    names: namesInSevenLanguages("Scottish Premiership", {
      th: "สกอตติช พรีเมียร์ชิพ",
      vn: "VĐQG Scotland",
      "zh-Hans": "苏超",
      "zh-Hant": "蘇超",
      pt: "Campeonato Escocês",
    }),
    sortOrder: 91,
    times: 3,
    calendar: {
      start: "08-01",
      end: "05-16",
      timeZone: "Europe/London",
      slots: kickOffs("Sat 12:30, Sat 15:00 x4, Sun 15:00"),
      midweek: { slots: kickOffs("Wed 19:45"), weeks: ["10-28", "12-02", "12-30", "02-10", "03-03"] },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: PREMIERSHIP,
    aliases: ["Scotland Premiership"],
  }),
  league({
    id: "312",
    country: "GB-SCT",
    names: namesInSevenLanguages("Scottish Championship", {
      th: "สกอตติช แชมเปียนชิพ",
      vn: "Hạng 2 Scotland",
      "zh-Hans": "苏冠",
      "zh-Hant": "蘇冠",
      pt: "Segunda Divisão Escocesa",
    }),
    sortOrder: 161,
    times: 4,
    calendar: {
      start: "08-01",
      end: "05-02",
      timeZone: "Europe/London",
      slots: kickOffs("Fri 19:45, Sat 15:00 x4"),
    },
    teams: SCOTTISH_CHAMPIONSHIP,
  }),
];
