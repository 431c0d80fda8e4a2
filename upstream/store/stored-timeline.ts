import { modelOf } from "../competitions/sports/sport-model.ts";
import { byInstant } from "../match/order.ts";
import type { Incident, Timeline } from "../simulator/engine/timeline.ts";
import type { MatchRow } from "./schema.ts";
import { sportOfColumn } from "./sport-column.ts";
import { timelineOf } from "./timeline.ts";

/** A stored match in the engine's form: phases and goals, as far as the source gives them. */
export function storedTimeline(row: MatchRow): Timeline {
  const firstLeg = row.firstLeg && { firstLeg: row.firstLeg };
  if (row.status !== "played" || !modelOf(sportOfColumn(row.sport)).hasGoals)
    return { knownAt: 0, incidents: [], periods: [], ...firstLeg };
  const { phases, goals } = timelineOf(row);
  const incidents: Incident[] = [
    ...phases.map(({ at, phase }) => ({ kind: "phase" as const, at, phase })),
    ...goals.flatMap(({ at, event }) => (event ? [{ kind: "goal" as const, at, goal: event }] : [])),
  ];
  const periods = phases.flatMap(({ period, at }) => (period?.startsAt === at ? [period] : []));
  return { knownAt: 0, incidents: incidents.sort(byInstant), periods, ...firstLeg };
}
