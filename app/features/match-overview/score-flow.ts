import type { GamePeriods, Pair } from "#contract/domain/match";
import { OVERTIME } from "#contract/odds/game-chance";
import { tenth } from "#contract/text/tenth";

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
  /** The biggest lead of each side; 0 if it never led. */
  biggest: Pair;
  /** Number of lead changes, and of ties after the start. */
  changes: number;
  ties: number;
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

/** The lead chart's data; undefined until someone has scored. */
export function flowChart(flow: readonly FlowPoint[], periods: GamePeriods | undefined): FlowChart | undefined {
  const last = flow.at(-1);
  if (!last || !periods || flow.every(({ lead }) => lead === 0)) return undefined;
  const { count, seconds } = periods;
  const overtimes = Math.max(0, periods.points.length - count);
  const length = Math.max(count * seconds + overtimes * OVERTIME, last.seconds);
  const leads = flow.map(({ lead }) => lead);
  const biggest: Pair = [Math.max(0, ...leads), Math.max(0, ...leads.map((lead) => -lead))];
  const most = Math.ceil(Math.max(LEAST, ...biggest) / 4) * 4;
  const x = (at: number) => Math.round((at * WIDTH * 10) / length) / 10;
  const starts = Array.from({ length: count + overtimes - 1 }, (_, index) => index + 1);
  return {
    ...linesOf(flow, { x, y: (lead) => tenth(HALF - (lead * HALF) / most) }),
    periods: starts.map((index) => ({
      index,
      x: x(Math.min(index, count) * seconds + Math.max(0, index - count) * OVERTIME),
    })),
    most,
    biggest,
    ...turns(leads),
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

function turns(leads: readonly number[]): Pick<FlowChart, "changes" | "ties"> {
  let [changes, ties, leader] = [0, 0, 0];
  leads.forEach((lead, index) => {
    if (lead === 0 && index > 0) ties += 1;
    const now = Math.sign(lead);
    if (now !== 0 && leader !== 0 && now !== leader) changes += 1;
    if (now !== 0) leader = now;
  });
  return { changes, ties };
}
