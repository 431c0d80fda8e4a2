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
import { adapterOf } from "~/sports/sports";

/** A competition's rules as numbers and translatable keys; a supplier's own keys are left out. */
export interface DescribedRules {
  points?: { win: number; draw?: number; defeat: number };
  primary?: TableOrder;
  meetings?: number;
  leaguePhaseMatches?: number;
  groups?: number;
  bestThirds?: number;
  /** Basketball: the number of periods and their minutes. */
  playingTime?: { count: number; minutes: number };
  tieBreaks: DescribedTieBreak[];
  /** Sentences after the tie-breaks. */
  notes: ("allMet" | "exhaust" | "oneByOne")[];
  last?: LastResort;
}

export interface DescribedTieBreak {
  measure: TieMeasure | "pointDifference" | "pointsFor";
  /** Only matches between the level teams count. */
  isAmongThem: boolean;
  conditions: { key: TieCondition; teams?: number }[];
}

/** Parses the rules of `competitionInfo`: a list of keys and values, with tie-breaks such as `h2h.points:at_most_2`. */
export function describeRules(
  { rules, tieBreaks }: Pick<CompetitionInfo, "rules" | "tieBreaks">,
  sport: Sport,
): DescribedRules {
  const textOf = (key: RuleKey) => rules.find((rule) => rule.key === key)?.value;
  const numberOf = (key: RuleKey) => {
    const value = Number(textOf(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  const breaks = tieBreaks.flatMap((key) => describeTieBreak(key, sport) ?? []);
  const [win, draw, defeat] = [numberOf("points.win"), numberOf("points.draw"), numberOf("points.defeat")];
  const [count, minutes] = [numberOf("play.periods"), numberOf("play.minutes")];
  return {
    ...(win !== undefined &&
      defeat !== undefined && { points: { win, defeat, ...(adapterOf(sport).match.hasDraws && { draw }) } }),
    primary: TABLE_ORDERS.find((one) => one === textOf("order.primary")),
    meetings: numberOf("format.meetings"),
    leaguePhaseMatches: numberOf("format.matches"),
    groups: numberOf("format.groups"),
    bestThirds: numberOf("format.best_thirds"),
    ...(count !== undefined && minutes !== undefined && { playingTime: { count, minutes } }),
    tieBreaks: breaks,
    notes: breaks.some(({ isAmongThem }) => isAmongThem) ? notesOf(textOf("order.h2h"), textOf("order.restart")) : [],
    last: LAST_RESORTS.find((one) => one === textOf("order.last")),
  };
}

const RESTART_NOTES = { none: undefined, exhaust: "exhaust", one_by_one: "oneByOne" } as const;

/** How matches between level teams count; empty if they do not. */
function notesOf(mode: string | undefined, restart: string | undefined): DescribedRules["notes"] {
  const isAllMet = H2H_MODES.find((one) => one === mode) === "all_met";
  const known = RESTARTS.find((one) => one === restart);
  const note = known && RESTART_NOTES[known];
  return [...(isAllMet ? (["allMet"] as const) : []), ...(note ? [note] : [])];
}

/** `h2h.points:at_least_3`; undefined for a measure without a translation. */
function describeTieBreak(key: string, sport: Sport): DescribedTieBreak | undefined {
  const [rule = "", ...conditions] = key.split(":");
  const [scope, name] = rule.split(".");
  const measure = TIE_MEASURES.find((one) => one === name);
  if (!measure) return undefined;
  return {
    measure: adapterOf(sport).standings.measureNames[measure] ?? measure,
    isAmongThem: scope === "h2h",
    conditions: conditions.flatMap((condition) => describeCondition(condition) ?? []),
  };
}

function describeCondition(text: string): DescribedTieBreak["conditions"][number] | undefined {
  const key = TIE_CONDITIONS.find((one) => text === one || text.startsWith(`${one}_`));
  if (!key) return undefined;
  const teams = Number(text.slice(key.length + 1));
  return teams > 0 ? { key, teams } : { key };
}
