import { CHALLENGER_PRO_LEAGUE } from "../../clubs/football/belgium.ts";
import { NIFL_PREMIERSHIP } from "../../clubs/football/northern-ireland.ts";
import { OBOS_LIGAEN } from "../../clubs/football/norway.ts";
import { POLISH_FIRST_LEAGUE } from "../../clubs/football/poland.ts";
import { SCOTTISH_CHAMPIONSHIP } from "../../clubs/football/scotland.ts";
import { SLOVENIAN_PRVALIGA } from "../../clubs/football/slovenia.ts";
import { SUPERETTAN } from "../../clubs/football/sweden.ts";
import { CHALLENGE_LEAGUE } from "../../clubs/football/switzerland.ts";
import { BIRINCI_LIG } from "../../clubs/football/turkey.ts";
import { looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

/** Clubs without a midweek competition fill the weekday afternoons. */
export const EUROPEAN_FRIENDLIES: readonly CompetitionEntry[] = [
  looseMatches({
    id: "395",
    country: "INT-EU",
    names: namesInSevenLanguages("Club Friendlies Europe", {
      th: "กระชับมิตรสโมสร ยุโรป",
      vn: "Giao hữu CLB châu Âu",
      kh: "ប្រកួតមិត្តភាពក្លិបអឺរ៉ុប",
      "zh-Hans": "欧洲俱乐部友谊赛",
      "zh-Hant": "歐洲球會友誼賽",
      pt: "Amistosos de clubes (Europa)",
    }),
    sortOrder: 990,
    perDay: 20,
    calendar: {
      start: "07-01",
      end: "06-30",
      timeZone: "Europe/Berlin",
      slots: kickOffs(
        "Tue 11:00 x2, Tue 13:00 x3, Tue 15:00 x3, Tue 17:00 x2, Wed 11:00 x2, Wed 14:00 x3, Wed 16:00 x3, Thu 11:00 x2, Thu 13:00 x3, Thu 15:00 x3, Thu 18:00 x2",
      ),
      breaks: [{ from: "12-23", to: "01-01" }],
    },
    teams: [
      ...CHALLENGER_PRO_LEAGUE,
      ...NIFL_PREMIERSHIP,
      ...OBOS_LIGAEN,
      ...POLISH_FIRST_LEAGUE,
      ...SCOTTISH_CHAMPIONSHIP,
      ...SLOVENIAN_PRVALIGA,
      ...SUPERETTAN,
      ...CHALLENGE_LEAGUE,
      ...BIRINCI_LIG,
    ],
  }),
];
