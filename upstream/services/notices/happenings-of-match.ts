import { phaseGroup } from "#contract/domain/status";
import { LEAD_MINUTES } from "#contract/tables/notice-kinds";
import type { Sport } from "#contract/tables/sports";
import { MINUTE } from "#contract/time/units";
import type { Fixture, MatchState } from "../../match/match.ts";
import { type MatchMinute, minuteAt } from "../../match/match-clock.ts";
import type { Incident, Timeline } from "../../simulator/engine/timeline.ts";
import type { MatchHappening, NoticeMatch } from "./notice.ts";

/** A match as input for its happenings. Instants are milliseconds of the site's clock. */
interface FollowedMatch {
  fixture: Fixture;
  sport: Sport;
  /** Includes the future. */
  timeline: Pick<Timeline, "incidents" | "periods">;
  /** When the official line-ups are published; undefined if the site shows none. */
  lineupAt: number | undefined;
}

/** (since, until] */
export interface Interval {
  since: number;
  until: number;
}

/** Periods are the sport's own; their beginnings and ends are reported alike. */
const KIND_OF_PHASE: Partial<
  Record<Extract<Incident, { kind: "phase" }>["phase"], "kickoff" | "halfTime" | "fullTime">
> = {
  FIRST_HALF: "kickoff",
  H1: "kickoff",
  Q1: "kickoff",
  HALF_TIME: "halfTime",
  FULL_TIME: "fullTime",
  AFTER_ET: "fullTime",
  AFTER_PENS: "fullTime",
};

const BEFORE_MATCH: readonly MatchHappening["kind"][] = ["lead", "lineup"];

const noticeMatch = ({ id, competitionId, homeId, awayId, kickOff }: Fixture, sport: Sport): NoticeMatch => ({
  id,
  sport,
  competitionId,
  homeId,
  awayId,
  kickOff,
});

const feedMinute = ({ minute, addedMinute }: MatchMinute) => ({
  minute: { minute, ...(addedMinute !== undefined && { added: addedMinute }) },
});

type Bare = Omit<MatchHappening, "match">;

function beforeKickOff({ fixture, lineupAt }: FollowedMatch): Bare[] {
  const { kickOff, isTimeConfirmed } = fixture;
  if (!isTimeConfirmed) return [];
  const leads = LEAD_MINUTES.filter((minutes) => minutes > 0).map(
    (minutes): Bare => ({ kind: "lead", key: `lead:${minutes}`, at: kickOff - minutes * MINUTE, minutes }),
  );
  return lineupAt === undefined ? leads : [...leads, { kind: "lineup", key: "lineup", at: lineupAt }];
}

/** Goals and cards are numbered over the whole match, so that their keys do not depend on the time of the pass. */
function inPlay({ incidents, periods }: FollowedMatch["timeline"]): Bare[] {
  const found: Bare[] = [];
  const phases = new Set<string>();
  let [goals, reds] = [0, 0];
  for (const incident of incidents) {
    const { noticedAt: at = incident.at } = incident;
    if (incident.kind === "goal") {
      goals += 1;
      const { side, isPenalty, isOwnGoal, player } = incident.goal;
      found.push({
        kind: "goal",
        key: `goal:${goals}`,
        at,
        side,
        ...feedMinute(incident.goal),
        ...(isOwnGoal ? { goal: "own" } : isPenalty && { goal: "penalty" }),
        ...(player !== undefined && { player }),
      });
    } else if (incident.kind === "decision" && !incident.isGoal) {
      const period = periods.findLast(({ startsAt }) => startsAt <= at);
      const key = `goal:${goals}`;
      const goal = found.find((one) => one.key === key);
      // Taken back while waiting for a second source, so never announced.
      if (goal && goal.at > at) {
        found.splice(found.indexOf(goal), 1);
        continue;
      }
      const side = goal?.side;
      const minute = period && feedMinute(minuteAt(period, at));
      found.push({ kind: "var", key: `var:${goals}`, at, ...(side && { side }), ...minute, corrects: key });
    } else if (incident.kind === "card" && incident.colour !== "yellow") {
      reds += 1;
      found.push({ kind: "redCard", key: `red:${reds}`, at, side: incident.side, ...feedMinute(incident) });
    } else if (incident.kind === "phase") {
      const kind = KIND_OF_PHASE[incident.phase];
      if (kind && !phases.has(kind)) found.push({ kind, key: kind, at });
      if (kind) phases.add(kind);
    }
  }
  return found;
}

/** Happenings in and before a match within an interval, in order of time, without scores. */
export function happeningsOfMatch(followed: FollowedMatch, { since, until }: Interval): MatchHappening[] {
  const match = noticeMatch(followed.fixture, followed.sport);
  return [...beforeKickOff(followed), ...inPlay(followed.timeline)]
    .filter(({ at }) => at > since && at <= until)
    .sort((a, b) => a.at - b.at)
    .map((bare) => ({ ...bare, match }));
}

/** A happening with the score at that time; undefined for a pre-match one if the match had been called off by then. */
export function withScore(
  happening: MatchHappening,
  { phase, score, shootout }: MatchState,
): MatchHappening | undefined {
  if (BEFORE_MATCH.includes(happening.kind)) return phaseGroup(phase) === "pre" ? happening : undefined;
  return {
    ...happening,
    ...(score && { score }),
    ...(happening.kind === "fullTime" && shootout && { shootout }),
  };
}
