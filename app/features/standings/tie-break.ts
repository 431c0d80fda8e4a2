import type { TieBreak } from "#contract/domain/standings";
import type { Sport } from "#contract/tables/sports";
import { TIE_MEASURES, type TieMeasure } from "#contract/tables/standings-keys";
import { signed } from "./figures.ts";

/** A measure's words: what is goals in football is points in basketball. */
export type MeasureWord = TieMeasure | "pointDifference" | "pointsFor";

export interface ToldTie {
  measure: MeasureWord;
  /** Only the matches of the level teams among each other count. */
  isAmongThem: boolean;
  /** Of the teams that were level, best placed first; without values where the measure is none that reads as a number. */
  teams: { name: string; value?: string }[];
}

interface Ranked {
  rank: number;
  team: { id: string; name: string };
}

const BASKETBALL: Partial<Record<TieMeasure, MeasureWord>> = {
  goalDifference: "pointDifference",
  goalsFor: "pointsFor",
};
const DIFFERENCES: ReadonlySet<string> = new Set(["goalDifference", "opponentGoalDifference"]);

/**
 * What there is to say of a row's tie-break, from the rows of its table. Undefined for a criterion without words (a
 * supplier's own) and where a team that it names is not in the table.
 */
export function tellTie(
  { criterion, values }: Pick<TieBreak, "criterion" | "values">,
  rows: readonly Ranked[],
  sport: Sport,
): ToldTie | undefined {
  const [scope, name] = criterion.split(".");
  const measure = TIE_MEASURES.find((one) => one === name);
  const level = rows.filter(({ team }) => Object.hasOwn(values, team.id));
  if (!measure || level.length < 2 || level.length !== Object.keys(values).length) return undefined;
  return {
    measure: (sport === "basketball" && BASKETBALL[measure]) || measure,
    isAmongThem: scope === "h2h",
    teams: level.map(({ team }) => ({
      name: team.name,
      ...(measure !== "divisionWinner" && { value: inFigures(measure, values[team.id] ?? "") }),
    })),
  };
}

function inFigures(measure: TieMeasure, value: string): string {
  return DIFFERENCES.has(measure) && Number.isInteger(Number(value)) ? signed(Number(value)) : value;
}
