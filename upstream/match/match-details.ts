import type { BoxCounts } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import type { MatchEventType, MatchPeriod } from "#contract/domain/match-events";

// What a source tells of a match besides its state: events, line-ups. Names are the source's.

export interface ReportedPerson {
  /** The supplier's id; absent for people whom it does not know. */
  id?: string;
  name: string;
}

/** An event of a match; suppliers give them no ids. */
export interface ReportedEvent {
  type: Exclude<MatchEventType, "PERIOD">;
  /** The side that it counts for: for an own goal the one that gains it. */
  side: Side;
  minute: number;
  added?: number;
  period: MatchPeriod;
  /** Scorer, booked player, or the one who missed. Of a substitution the first one named. */
  player?: ReportedPerson;
  /** Who passed; of a substitution the second one named: the fields have been seen swapped. */
  other?: ReportedPerson;
  isGoalCancelled?: true;
  /** A kick of a shoot-out, which counts for nothing else. */
  isKick?: true;
}

/** The period of a minute; extra time counts on, and its second half begins after 105. */
export const periodOfMinute = (minute: number): MatchPeriod =>
  minute <= 45 ? "H1" : minute <= 90 ? "H2" : minute <= 105 ? "ET1" : "ET2";

/** Whether an event counts in the score. */
export const isGoal = ({ type, isKick }: Pick<ReportedEvent, "type" | "isKick">): boolean =>
  !isKick && (type === "GOAL" || type === "PEN_GOAL" || type === "OWN_GOAL");

export interface ReportedLineUp {
  formation?: string;
  kit?: { shirt: string; number: string };
  coach?: ReportedPerson;
  starters: LinedUp[];
  bench: LinedUp[];
}

export interface LinedUp extends ReportedPerson {
  number?: number;
  role: "G" | "D" | "M" | "F";
  row?: number;
  column?: number;
  isCaptain?: true;
  rating?: string;
  minutes?: number;
}

/** What a player of a game was counted; what the source counts of nobody is absent. */
export interface ReportedBoxLine extends ReportedPerson {
  isStarter: boolean;
  /** Playing time. */
  seconds: number;
  counts: Partial<BoxCounts>;
}

/** As far as the source tells them. */
export interface MatchDetails {
  /** In order of time. */
  events?: readonly ReportedEvent[];
  lineUps?: Readonly<Record<Side, ReportedLineUp>>;
  box?: Readonly<Record<Side, readonly ReportedBoxLine[]>>;
}
