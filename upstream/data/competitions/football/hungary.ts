import { NB_I } from "../../clubs/football/hungary.ts";
import { league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const HUNGARY: readonly CompetitionEntry[] = [
  league({
    id: "257",
    country: "HU",
    names: namesInSevenLanguages("Nemzeti Bajnokság I", {
      th: "เอ็นบี 1 ฮังการี",
      vn: "VĐQG Hungary",
      "zh-Hans": "匈甲",
      "zh-Hant": "匈甲",
      pt: "Campeonato Húngaro",
    }),
    sortOrder: 105,
    times: 3,
    calendar: {
      start: "07-24",
      end: "05-16",
      timeZone: "Europe/Budapest",
      slots: kickOffs("Fri 20:00, Sat 14:30, Sat 17:00, Sat 19:30, Sun 14:45, Sun 17:30"),
      breaks: [{ from: "12-21", to: "01-28" }],
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: NB_I,
    aliases: ["NB I", "OTP Bank Liga"],
  }),
];
