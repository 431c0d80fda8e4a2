import { SLOVAK_FIRST_LEAGUE } from "../../clubs/football/slovakia.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const SLOVAKIA: readonly CompetitionEntry[] = [
  league({
    id: "255",
    country: "SK",
    names: namesInSevenLanguages("Slovak First Football League", {
      th: "สโลวะเกีย ฟุตบอลลีก",
      vn: "VĐQG Slovakia",
      "zh-Hans": "斯洛伐克超",
      "zh-Hant": "斯洛伐克超級聯賽",
      pt: "Campeonato Eslovaco",
    }),
    sortOrder: 180,
    times: 2,
    calendar: {
      start: "07-25",
      end: "05-16",
      timeZone: "Europe/Bratislava",
      slots: kickOffs("Fri 18:00, Sat 15:30 x2, Sat 18:00 x2, Sun 17:30"),
      midweek: { slots: kickOffs("Wed 17:00, Wed 18:00 x2"), weeks: ["10-28", "02-24", "04-21"] },
      breaks: [{ from: "12-15", to: "02-05" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: SLOVAK_FIRST_LEAGUE,
    aliases: ["Slovak Super Liga"],
  }),
];
