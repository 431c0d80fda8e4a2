import type { Source } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { CompetitionEntry } from "../../data/entries/types.ts";
import {
  EUROLEAGUE_RULES,
  FIBA_RULES,
  NBA_RULES,
  PERCENTAGE_RULES,
  playedLeagueRules,
} from "../../data/standings/rules/basketball.ts";
import {
  AFCON_RULES,
  ASIAN_CUP_RULES,
  COPA_AMERICA_RULES,
  EURO_RULES,
  LEAGUE_PHASE_RULES,
  PLAYED_CUP_RULES,
  UEFA_GROUP_RULES,
  WORLD_CUP_2026_RULES,
  WORLD_CUP_RULES,
} from "../../data/standings/rules/cups.ts";
import {
  AMERICAN_RULES,
  AUSTRIAN_RULES,
  AUSTRIAN_RULES_TO_2021,
  BRAZILIAN_RULES,
  DEFAULT_RULES,
  DUTCH_RULES,
  ENGLISH_RULES,
  FRENCH_RULES,
  FRENCH_RULES_TO_2025,
  GERMAN_RULES,
  ITALIAN_RULES,
  JAPANESE_RULES,
  KOREAN_RULES,
  PORTUGUESE_RULES,
  SPANISH_RULES,
  THAI_RULES,
  VIETNAMESE_RULES,
  VIETNAMESE_RULES_TO_2019,
} from "../../data/standings/rules/leagues.ts";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import { winPoints, winPointsByName } from "../../data/standings/rules/win-points.ts";

/** By league id; a rule text that also covers a country's second league is listed for both. */
const RULES: Readonly<Record<string, RuleSet>> = {
  "77": AFCON_RULES,
  "78": ASIAN_CUP_RULES,
  "82": EURO_RULES,
  "83": COPA_AMERICA_RULES,
  "101": ENGLISH_RULES,
  "321": SPANISH_RULES,
  "322": SPANISH_RULES,
  "331": GERMAN_RULES,
  "332": GERMAN_RULES,
  "341": ITALIAN_RULES,
  "381": DUTCH_RULES,
  "385": PORTUGUESE_RULES,
  "401": BRAZILIAN_RULES,
  "461": THAI_RULES,
  "511": JAPANESE_RULES,
  "512": JAPANESE_RULES,
  "513": JAPANESE_RULES,
  "521": KOREAN_RULES,
  "601": AMERICAN_RULES,
  "766": VIETNAMESE_RULES,
};

const FRENCH = new Set(["351", "352"]);
const VIETNAMESE = new Set(["766", "767"]);
const AUSTRIA = "211";
export const UEFA_CUPS = new Set(["103", "104", "105"]);
const WORLD_CUP = "75";
type Ruled = Pick<CompetitionEntry, "id" | "names" | "format" | "sport"> &
  Partial<Pick<CompetitionEntry, "key" | "basketball">>;

type RulesOf = (competition: Ruled, season: string, source?: Source) => RuleSet;

const orderOf: RulesOf = ({ id, format }, season, source) => {
  const isCup = format.kind === "groups_cup" || format.kind === "league_phase_cup";
  if (source === "simulated" && isCup) return PLAYED_CUP_RULES;
  if (id === WORLD_CUP) return season < "2026" ? WORLD_CUP_RULES : WORLD_CUP_2026_RULES;
  if (UEFA_CUPS.has(id)) return season >= "2024-25" ? LEAGUE_PHASE_RULES : UEFA_GROUP_RULES;
  if (FRENCH.has(id)) return season >= "2025-26" ? FRENCH_RULES : FRENCH_RULES_TO_2025;
  if (id === AUSTRIA) return season >= "2021-22" ? AUSTRIAN_RULES : AUSTRIAN_RULES_TO_2021;
  if (VIETNAMESE.has(id) && season < "2020") return VIETNAMESE_RULES_TO_2019;
  return RULES[id] ?? DEFAULT_RULES;
};

/** The order of a table by today's rules, with what a win was worth in the season. */
const footballRulesOf: RulesOf = (competition, season, source) => {
  const rules = orderOf(competition, season, source);
  const [, ...others] = rules.points;
  const win = Math.min(winPoints(competition.id, season), winPointsByName(competition.names.en, season));
  return win === rules.points[0] ? rules : { ...rules, points: [win, ...others] };
};

const basketballRulesOf: RulesOf = (competition, _, source) => {
  const { format } = competition;
  const rules = leagueRulesOf(competition);
  const isSeeding = format.kind === "basketball_league" && format.playoffs !== undefined;
  return source === "simulated" && isSeeding ? playedLeagueRules(rules) : rules;
};

/** First divisions whose level teams FIBA's order separates: Spain's is by wins, Germany and Italy give two points for them. */
const FIBA_VARIANTS: Readonly<Record<string, Partial<RuleSet>>> = {
  "8020": { primary: "wins" },
  "8021": { points: [2, 0, 0, 0] },
  "8022": { points: [2, 0, 0, 0] },
};

function leagueRulesOf({ id, key, names, basketball }: Ruled): RuleSet {
  if (/euroleague|eurocup/i.test(`${key} ${names.en}`)) return EUROLEAGUE_RULES;
  if (basketball?.table === "nba")
    return basketball.conferences?.some(({ divisions }) => divisions) ? NBA_RULES : PERCENTAGE_RULES;
  return { ...FIBA_RULES, ...FIBA_VARIANTS[id] };
}

const RULES_OF: Readonly<Record<Sport, RulesOf>> = { football: footballRulesOf, basketball: basketballRulesOf };

/**
 * The rule set of one season of a competition. For cups and play-offs played by the engine, the table uses the order by
 * which the engine lets teams advance, so that it never shows others than those that play.
 */
export const rulesOf: RulesOf = (competition, season, source) =>
  RULES_OF[competition.sport](competition, season, source);
