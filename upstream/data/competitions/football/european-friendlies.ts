import { CHALLENGER_PRO_LEAGUE } from "../../clubs/football/belgium.ts";
import { NIFL_PREMIERSHIP } from "../../clubs/football/northern-ireland.ts";
import { POLISH_FIRST_LEAGUE } from "../../clubs/football/poland.ts";
import { SCOTTISH_CHAMPIONSHIP } from "../../clubs/football/scotland.ts";
import { CHALLENGE_LEAGUE } from "../../clubs/football/switzerland.ts";
import { BIRINCI_LIG } from "../../clubs/football/turkey.ts";
import { looseMatches } from "../../entries/competition-entries.ts";
import { kickOffs } from "../../entries/kick-offs.ts";
import { namesInSevenLanguages } from "../../entries/names.ts";
import type { CompetitionEntry } from "../../entries/types.ts";

/** Clubs prepare for their leagues, all of which begin in late July or August. */
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
    calendar: {
      start: "07-01",
      end: "07-18",
      timeZone: "Europe/Berlin",
      slots: kickOffs("Wed 16:00 x2, Wed 18:00 x3, Sat 14:00 x3, Sat 16:00 x4, Sat 18:00 x2"),
    },
    teams: [
      ...CHALLENGER_PRO_LEAGUE,
      ...NIFL_PREMIERSHIP,
      ...POLISH_FIRST_LEAGUE,
      ...SCOTTISH_CHAMPIONSHIP,
      ...CHALLENGE_LEAGUE,
      ...BIRINCI_LIG,
    ],
  }),
];
