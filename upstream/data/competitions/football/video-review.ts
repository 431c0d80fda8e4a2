import { STAGES, type Stage } from "#contract/tables/stages";

/** Leagues that review every match by video. */
const LEAGUES: readonly string[] = [
  // England, Scotland, Spain (both divisions), Germany (both), Italy (both), France, Netherlands, Portugal.
  "101",
  "311",
  "321",
  "322",
  "331",
  "332",
  "341",
  "342",
  "351",
  "381",
  "385",
  // Belgium, Turkey, Austria, Switzerland, Denmark, Norway, Poland, Greece, Cyprus, Croatia, Serbia, Slovenia.
  "201",
  "205",
  "211",
  "213",
  "217",
  "225",
  "233",
  "237",
  "239",
  "241",
  "243",
  "245",
  // Romania, Bulgaria, Czechia, Slovakia, Hungary, Ukraine, Russia, Israel, Kazakhstan.
  "249",
  "251",
  "253",
  "255",
  "257",
  "259",
  "261",
  "263",
  "265",
  // Brazil (both divisions), China, Malaysia, Singapore, Thailand, Emirates, Vietnam, Saudi Arabia, Japan, Korea (both).
  "401",
  "402",
  "421",
  "441",
  "456",
  "461",
  "471",
  "766",
  "501",
  "511",
  "521",
  "522",
  // Australia, Indonesia, Qatar, Iran, Uzbekistan.
  "531",
  "546",
  "551",
  "556",
  "561",
  // United States, Mexico, Costa Rica, Argentina, Colombia, Chile, Uruguay, Paraguay, Peru, Ecuador, Bolivia.
  "601",
  "611",
  "616",
  "621",
  "631",
  "636",
  "641",
  "646",
  "651",
  "656",
  "661",
  // Egypt, Morocco, Tunisia; the ASEAN Championship.
  "701",
  "706",
  "721",
  "80",
];

/** Cups that do so from a round on. */
const CUPS: Readonly<Record<string, Stage>> = {
  // UEFA's three: not in qualifying.
  "103": "league_phase",
  "104": "league_phase",
  "105": "league_phase",
  // CONMEBOL's two, then AFC, CAF and CONCACAF.
  "110": "group",
  "111": "group",
  "192": "round_of_16",
  "193": "semi_final",
  "120": "quarter_final",
  "121": "quarter_final",
  // England: the FA Cup's fifth round, the EFL Cup's semi-finals.
  "307": "round_of_16",
  "309": "semi_final",
  // Spain, Germany, Italy, France, Netherlands, Portugal's two.
  "323": "round_of_16",
  "334": "round_of_16",
  "343": "round_of_16",
  "353": "quarter_final",
  "383": "quarter_final",
  "387": "semi_final",
  "388": "quarter_final",
  // Brazil, China, Thailand, Saudi Arabia, Japan, Korea, Argentina.
  "404": "round_of_16",
  "423": "final",
  "463": "semi_final",
  "503": "quarter_final",
  "514": "semi_final",
  "523": "semi_final",
  "623": "semi_final",
};

const ALWAYS = new Set(LEAGUES);

/**
 * Whether goals of a competition's stage are reviewed by video. By the leagues' and confederations' regulations as of
 * 2025-26, within FIFA's list of competitions licensed for it. All others have none: lower divisions, youth,
 * friendlies, and the first divisions of Sweden, Finland, Ireland, Wales or India, for example. Where a league's use is
 * partial or uncertain it is left out.
 */
export function isVideoReviewed(competitionId: string, stage: Stage): boolean {
  const from = CUPS[competitionId];
  if (from === undefined) return ALWAYS.has(competitionId);
  return STAGES.indexOf(stage) >= STAGES.indexOf(from) || (stage === "playoff" && from === "league_phase");
}
