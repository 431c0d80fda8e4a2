import { CAMBODIAN_LEAGUE_2, CAMBODIAN_PREMIER_LEAGUE } from "../../clubs/football/cambodia.ts";
import { cup, league } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";
import { NATIONAL_TEAM_WEEKS } from "./weeks.ts";

export const CAMBODIA: readonly CompetitionEntry[] = [
  league({
    id: "411",
    country: "KH",
    names: namesInSevenLanguages("Cambodian Premier League", {
      th: "กัมพูชา พรีเมียร์ลีก",
      vn: "Ngoại hạng Campuchia",
      kh: "លីគកំពូលកម្ពុជា",
      "zh-Hans": "柬埔寨超级联赛",
      "zh-Hant": "柬埔寨超級聯賽",
      pt: "Premier League do Camboja",
    }),
    shortNames: { "zh-Hans": "柬超", "zh-Hant": "柬超" },
    sortOrder: 36,
    isPopular: true,
    times: 3,
    calendar: {
      start: "08-15",
      end: "05-24",
      timeZone: "Asia/Phnom_Penh",
      slots: kickOffs("Sat 15:30, Sat 18:00 x2, Sun 15:30, Sun 18:00 x2"),
      midweek: { slots: kickOffs("Wed 18:00"), everyWeeks: 8 },
      pauses: NATIONAL_TEAM_WEEKS,
    },
    teams: CAMBODIAN_PREMIER_LEAGUE,
    aliases: ["Cambodia Premier League", "C-League", "ខេមបូឌានព្រីមៀរលីគ"],
  }),
  league({
    id: "412",
    country: "KH",
    names: namesInSevenLanguages("Cambodian League 2", {
      th: "กัมพูชา ลีก 2",
      vn: "Hạng 2 Campuchia",
      kh: "លីគកម្ពុជាលំដាប់ទី 2",
      "zh-Hans": "柬埔寨乙级联赛",
      "zh-Hant": "柬埔寨乙組聯賽",
      pt: "Segunda Divisão do Camboja",
    }),
    sortOrder: 330,
    times: 4,
    calendar: {
      start: "08-22",
      end: "05-30",
      timeZone: "Asia/Phnom_Penh",
      slots: kickOffs("Sat 15:00 x2, Sun 15:00 x2"),
    },
    teams: CAMBODIAN_LEAGUE_2,
  }),
  cup({
    id: "413",
    country: "KH",
    names: namesInSevenLanguages("Hun Sen Cup", {
      th: "ฮุน เซน คัพ",
      vn: "Cúp Hun Sen",
      kh: "ពានសម្ដេច ហ៊ុន សែន",
      "zh-Hans": "洪森杯",
      "zh-Hant": "洪森盃",
      pt: "Copa Hun Sen",
    }),
    sortOrder: 130,
    calendar: {
      start: "10-07",
      end: "05-27",
      timeZone: "Asia/Phnom_Penh",
      slots: kickOffs("Wed 15:30, Wed 18:00 x3"),
    },
    teams: [...CAMBODIAN_PREMIER_LEAGUE, ...CAMBODIAN_LEAGUE_2],
  }),
];
