import type { Phase } from "#contract/domain/status";

interface Reported {
  status: string;
  duration: string;
  /** Absent if the plan lacks it. */
  minute?: number | undefined;
  hasHalfTime: boolean;
}

const PHASES: Readonly<Record<string, Phase>> = {
  SCHEDULED: "SCHEDULED",
  TIMED: "SCHEDULED",
  EXTRA_TIME: "EXTRA_TIME",
  PENALTY_SHOOTOUT: "SHOOTOUT",
  SUSPENDED: "SUSPENDED",
  POSTPONED: "POSTPONED",
  CANCELLED: "CANCELLED",
  CANCELED: "CANCELLED",
  AWARDED: "AWARDED",
};

/** Both words have occurred. */
export const isShootout = (duration: string): boolean => duration === "PENALTY_SHOOTOUT" || duration === "PENALTIES";

const finished = (duration: string): Phase => {
  if (isShootout(duration)) return "AFTER_PENS";
  return duration === "EXTRA_TIME" ? "AFTER_ET" : "FULL_TIME";
};

const inPlay = ({ duration, minute, hasHalfTime }: Reported): Phase => {
  if (isShootout(duration)) return "SHOOTOUT";
  if (duration === "EXTRA_TIME") return "EXTRA_TIME";
  return (minute === undefined ? hasHalfTime : minute > 45) ? "SECOND_HALF" : "FIRST_HALF";
};

const paused = ({ duration, minute = 0 }: Reported): Phase =>
  duration !== "REGULAR" || minute >= 90 ? "ET_BREAK" : "HALF_TIME";

/** The phase of a status; undefined for an unknown one. */
export function readPhase(reported: Reported): Phase | undefined {
  switch (reported.status) {
    case "IN_PLAY":
    case "LIVE":
      return inPlay(reported);
    case "PAUSED":
      return paused(reported);
    case "FINISHED":
      return finished(reported.duration);
    default:
      return PHASES[reported.status];
  }
}
