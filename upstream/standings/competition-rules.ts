import type { CompetitionEntry } from "../world/types.ts";
import {
  BRAZILIAN_RULES,
  DEFAULT_RULES,
  ENGLISH_RULES,
  EURO_RULES,
  FRENCH_RULES,
  GERMAN_RULES,
  ITALIAN_RULES,
  LEAGUE_PHASE_RULES,
  PORTUGUESE_RULES,
  type RuleSet,
  SPANISH_RULES,
  WORLD_CUP_2026_RULES,
  WORLD_CUP_RULES,
} from "./rule-sets.ts";

/** By league id. */
const RULES: Readonly<Record<string, RuleSet>> = {
  "101": ENGLISH_RULES,
  "321": SPANISH_RULES,
  "331": GERMAN_RULES,
  "341": ITALIAN_RULES,
  "351": FRENCH_RULES,
  "385": PORTUGUESE_RULES,
  "401": BRAZILIAN_RULES,
};

const WORLD_CUP = "75";
/** Not of the world: an import may bring it under any id. */
const EURO = /^(uefa )?(euro|european championship)$/i;

/** The rule set of one season of a competition. */
export function rulesOf(
  { id, names, format }: Pick<CompetitionEntry, "id" | "names" | "format">,
  season: string,
): RuleSet {
  if (id === WORLD_CUP) return season < "2026" ? WORLD_CUP_RULES : WORLD_CUP_2026_RULES;
  if (format.kind === "league_phase_cup" && season >= "2024-25") return LEAGUE_PHASE_RULES;
  if (EURO.test(names.en)) return EURO_RULES;
  return RULES[id] ?? DEFAULT_RULES;
}
