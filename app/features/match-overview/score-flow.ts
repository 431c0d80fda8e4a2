import type { BoxTeamKey } from "#contract/domain/box-score";
import type { GameStatRow } from "#contract/domain/game-info";
import type { GamePeriods, Pair } from "#contract/domain/match";
import { OVERTIME } from "#contract/odds/game-chance";
import { tenth } from "#contract/text/decimal-text";

/** The lead over time as a stepped line, in drawing units. */
export interface FlowChart {
  /** Areas above the middle line, where home leads. */
  home: string;
  away: string;
  line: string;
  /** Starts of all periods but the first, with the index from 0. */
  periods: { x: number; index: number }[];
  /** Points at the upper and lower edge. */
  most: number;
  figures: LeadFigures;
}

/** What the statistics count of the lead; absent if they do not count it. */
export interface LeadFigures {
  /** The biggest lead of each side; 0 if it never led. */
  biggest?: Pair;
  changes?: number;
  /** How often points made the score level. */
  ties?: number;
}

export interface FlowPoint {
  /** Seconds played. */
  seconds: number;
  /** The home side's lead. */
  lead: number;
}

export const WIDTH = 360;
export const HALF = 60;
/** Enlarges close games, but a single basket does not fill the height. */
const LEAST = 8;

/**
 * The figures beside the chart, from the statistics: of several points in one second, such as free throws in a row, the
 * chart's line has only the last, so that counting along it would miss ties.
 */
function figuresOf(rows: readonly GameStatRow[]): LeadFigures {
  const of = (name: BoxTeamKey) => rows.find(({ key }) => key === name)?.pair;
  return { biggest: of("biggestLead"), changes: of("leadChanges")?.[0], ties: of("timesTied")?.[0] };
}

/** The lead chart's data, with statistics of the whole game; undefined until someone has scored. */
export function flowChart(
  flow: readonly FlowPoint[],
  periods: GamePeriods | undefined,
  rows: readonly GameStatRow[],
): FlowChart | undefined {
  const last = flow.at(-1);
  if (!last || !periods || flow.every(({ lead }) => lead === 0)) return undefined;
  const { count, seconds } = periods;
  const overtimes = Math.max(0, periods.points.length - count);
  const length = Math.max(count * seconds + overtimes * OVERTIME, last.seconds);
  const most = Math.ceil(Math.max(LEAST, ...flow.map(({ lead }) => Math.abs(lead))) / 4) * 4;
  const x = (at: number) => Math.round((at * WIDTH * 10) / length) / 10;
  const starts = Array.from({ length: count + overtimes - 1 }, (_, index) => index + 1);
  return {
    ...linesOf(flow, { x, y: (lead) => tenth(HALF - (lead * HALF) / most) }),
    periods: starts.map((index) => ({
      index,
      x: x(Math.min(index, count) * seconds + Math.max(0, index - count) * OVERTIME),
    })),
    most,
    figures: figuresOf(rows),
  };
}

interface Scale {
  x(seconds: number): number;
  y(lead: number): number;
}

/** The lead is constant until someone scores: steps, not slopes. */
function linesOf(flow: readonly FlowPoint[], { x, y }: Scale): Pick<FlowChart, "home" | "away" | "line"> {
  const steps = (of: (lead: number) => number) =>
    flow.map(
      ({ seconds, lead }, index) => `${index === 0 ? "M" : "H"}${x(seconds)}${index === 0 ? " " : "V"}${y(of(lead))}`,
    );
  const area = (of: (lead: number) => number) => `${steps(of).join("")}V${HALF}z`;
  return {
    line: steps((lead) => lead).join(""),
    home: area((lead) => Math.max(0, lead)),
    away: area((lead) => Math.min(0, lead)),
  };
}
