import type { CompetitionInfo } from "#contract/domain/competition-info";
import {
  H2H_MODES,
  LAST_RESORTS,
  type LastResort,
  RESTARTS,
  type RuleKey,
  TABLE_ORDERS,
  type TableOrder,
  TIE_CONDITIONS,
  type TieCondition,
} from "#contract/tables/competition-keys";
import type { Sport } from "#contract/tables/sports";
import { TIE_MEASURES, type TieMeasure } from "#contract/tables/standings-keys";

/** A competition's rules as numbers and keys that there are words for; what a supplier words otherwise is left out. */
export interface ToldRules {
  points?: { win: number; draw?: number; defeat: number };
  primary?: TableOrder;
  meetings?: number;
  leaguePhaseMatches?: number;
  groups?: number;
  bestThirds?: number;
  /** Basketball: periods and the minutes of one. */
  playingTime?: { count: number; minutes: number };
  tieBreaks: ToldTieBreak[];
  /** Sentences that follow the tie-breaks. */
  notes: ("allMet" | "exhaust" | "oneByOne")[];
  last?: LastResort;
}

export interface ToldTieBreak {
  measure: TieMeasure | "pointDifference" | "pointsFor";
  /** Of the matches of the level teams among each other. */
  isAmongThem: boolean;
  conditions: { key: TieCondition; teams?: number }[];
}

/** Reads the rules of `competitionInfo`: keys and values of a list, tie-breaks as `h2h.points:at_most_2`. */
export function tellRules({ rules, tieBreaks }: Pick<CompetitionInfo, "rules" | "tieBreaks">, sport: Sport): ToldRules {
  const wordOf = (key: RuleKey) => rules.find((rule) => rule.key === key)?.value;
  const numberOf = (key: RuleKey) => {
    const value = Number(wordOf(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  const breaks = tieBreaks.flatMap((key) => tellTieBreak(key, sport) ?? []);
  const [win, draw, defeat] = [numberOf("points.win"), numberOf("points.draw"), numberOf("points.defeat")];
  const [count, minutes] = [numberOf("play.periods"), numberOf("play.minutes")];
  return {
    ...(win !== undefined &&
      defeat !== undefined && { points: { win, defeat, ...(sport === "football" && { draw }) } }),
    primary: TABLE_ORDERS.find((one) => one === wordOf("order.primary")),
    meetings: numberOf("format.meetings"),
    leaguePhaseMatches: numberOf("format.matches"),
    groups: numberOf("format.groups"),
    bestThirds: numberOf("format.best_thirds"),
    ...(count !== undefined && minutes !== undefined && { playingTime: { count, minutes } }),
    tieBreaks: breaks,
    notes: breaks.some(({ isAmongThem }) => isAmongThem) ? notesOf(wordOf("order.h2h"), wordOf("order.restart")) : [],
    last: LAST_RESORTS.find((one) => one === wordOf("order.last")),
  };
}

const RESTART_NOTES = { none: undefined, exhaust: "exhaust", one_by_one: "oneByOne" } as const;

/** How matches among level teams count; where none do, there is nothing to say. */
function notesOf(mode: string | undefined, restart: string | undefined): ToldRules["notes"] {
  const isAllMet = H2H_MODES.find((one) => one === mode) === "all_met";
  const known = RESTARTS.find((one) => one === restart);
  const note = known && RESTART_NOTES[known];
  return [...(isAllMet ? (["allMet"] as const) : []), ...(note ? [note] : [])];
}

const BASKETBALL: Partial<Record<TieMeasure, ToldTieBreak["measure"]>> = {
  goalDifference: "pointDifference",
  goalsFor: "pointsFor",
};

/** `h2h.points:at_least_3`; undefined where the measure is none that there are words for. */
function tellTieBreak(key: string, sport: Sport): ToldTieBreak | undefined {
  const [rule = "", ...conditions] = key.split(":");
  const [scope, name] = rule.split(".");
  const measure = TIE_MEASURES.find((one) => one === name);
  if (!measure) return undefined;
  return {
    measure: (sport === "basketball" && BASKETBALL[measure]) || measure,
    isAmongThem: scope === "h2h",
    conditions: conditions.flatMap((condition) => tellCondition(condition) ?? []),
  };
}

function tellCondition(text: string): ToldTieBreak["conditions"][number] | undefined {
  const key = TIE_CONDITIONS.find((one) => text === one || text.startsWith(`${one}_`));
  if (!key) return undefined;
  const teams = Number(text.slice(key.length + 1));
  return teams > 0 ? { key, teams } : { key };
}
