import type { Pair } from "#contract/domain/match";
import { type Phase, phaseGroup } from "#contract/domain/status";
import { MINUTE } from "#contract/time/units";
import type { MatchState } from "../../match/match.ts";
import { scoreOf, sideAhead } from "../../match/score.ts";
import type { SevensIncident } from "./play-sevens.ts";

const NO_REDS: Pair = [0, 0];

type Goal = Extract<SevensIncident, { kind: "goal" }>;
const isGoal = (incident: SevensIncident): incident is Goal => incident.kind === "goal";

/** The minute in play; none in breaks. */
function buildMinute(past: readonly SevensIncident[], instant: number): { minute?: number } {
  const current = past.findLast((incident) => incident.kind === "phase");
  if (current?.kind !== "phase" || current.fromMinute === undefined) return {};
  return { minute: current.fromMinute + Math.floor((instant - current.at) / MINUTE) };
}

/** A sevens match at an instant (milliseconds); reveals nothing later. */
export function sevensStateAt(incidents: readonly SevensIncident[], instant: number): MatchState {
  const past = incidents.filter(({ at }) => at <= instant);
  const phases = past.flatMap((incident) => (incident.kind === "phase" ? [incident] : []));
  const phase: Phase = phases.at(-1)?.phase ?? "SCHEDULED";
  if (phase === "SCHEDULED") return { phase, reds: NO_REDS, goals: [], seq: 0, updatedAt: 0 };
  const goals = past.filter(isGoal);
  const scoreWhen = (...ends: Phase[]) => {
    const end = phases.find((step) => ends.includes(step.phase));
    return end && scoreOf(goals.filter(({ at }) => at <= end.at));
  };
  const halfTime = scoreWhen("HALF_TIME");
  const fullTime = scoreWhen("FULL_TIME", "ET_BREAK");
  const kicks = past.flatMap((incident) => (incident.kind === "kick" && incident.isScored ? [incident] : []));
  const shootout = phases.some((step) => step.phase === "SHOOTOUT") ? scoreOf(kicks) : undefined;
  const score = scoreOf(goals);
  const winner = phaseGroup(phase) === "final" ? sideAhead(shootout ?? score) : undefined;
  const updatedAt = past.at(-1)!.at;
  const minute = buildMinute(past, instant);
  return {
    phase,
    ...minute,
    score,
    ...(halfTime && { halfTime }),
    ...(fullTime && { fullTime }),
    ...(shootout && { shootout }),
    ...(winner && { winner }),
    reds: NO_REDS,
    goals: goals.map((goal) => ({ side: goal.side, minute: goal.minute })),
    seq: past.length + (minute.minute ?? 0),
    updatedAt,
    happenedAt: updatedAt,
  };
}
