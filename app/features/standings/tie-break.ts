import type { TieBreak } from "#contract/domain/standings";
import type { Sport } from "#contract/tables/sports";
import { TIE_MEASURES, type TieMeasure } from "#contract/tables/standings-keys";
import { signed } from "~/sports/figures";
import { adapterOf } from "~/sports/sports";

/** Football's goals correspond to basketball's points. */
type ShownMeasure = TieMeasure | "pointDifference" | "pointsFor";

export interface DescribedTie {
  measure: ShownMeasure;
  /** Only matches between the level teams count. */
  isAmongThem: boolean;
  /** The level teams, best placed first; without values if the measure is not a readable number. */
  teams: [LevelTeam, LevelTeam, ...LevelTeam[]];
}

interface LevelTeam {
  name: string;
  value?: string;
}

interface Ranked {
  rank: number;
  team: { id: string; name: string };
}

const DIFFERENCES: ReadonlySet<string> = new Set(["goalDifference", "opponentGoalDifference"]);

/**
 * A row's tie-break with the data for its sentence, from the rows of its table. Undefined for a criterion without
 * translations (a supplier's own) and if a team it names is not in the table.
 */
export function describeTie(
  { criterion, values }: Pick<TieBreak, "criterion" | "values">,
  rows: readonly Ranked[],
  sport: Sport,
): DescribedTie | undefined {
  const [scope, name] = criterion.split(".");
  const measure = TIE_MEASURES.find((one) => one === name);
  const level = rows.filter(({ team }) => Object.hasOwn(values, team.id));
  if (!measure || level.length !== Object.keys(values).length) return undefined;
  const [first, second, ...others] = level.map(({ team }) => ({
    name: team.name,
    ...(measure !== "divisionWinner" && { value: inFigures(measure, values[team.id] ?? "") }),
  }));
  if (!first || !second) return undefined;
  return {
    measure: adapterOf(sport).standings.measureNames[measure] ?? measure,
    isAmongThem: scope === "h2h",
    teams: [first, second, ...others],
  };
}

function inFigures(measure: TieMeasure, value: string): string {
  return DIFFERENCES.has(measure) && Number.isInteger(Number(value)) ? signed(Number(value)) : value;
}
