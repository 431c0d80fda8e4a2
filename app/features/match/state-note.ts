import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "./match-about.ts";

/** Words that explain a status which its short form leaves open; keys of `match:note`. */
export type StateNote =
  | "postponed"
  | "cancelled"
  | "abandoned"
  | "awarded"
  | "interrupted"
  | "suspended"
  | "noResult"
  | "delayed"
  | "timeUnknown"
  | "scoreOnly";

const OF_HOW = {
  POSTPONED: "postponed",
  CANCELLED: "cancelled",
  ABANDONED: "abandoned",
  NO_RESULT: "noResult",
  INTERRUPTED: "interrupted",
  SUSPENDED: "suspended",
  AWARDED: "awarded",
} as const;

const isExplained = (how: string): how is keyof typeof OF_HOW => how in OF_HOW;

function noteOfState(match: Match): StateNote | undefined {
  if (match.state === "scheduled") {
    if (!match.isTimeConfirmed) return "timeUnknown";
    return match.isDelayed ? "delayed" : undefined;
  }
  return "how" in match && isExplained(match.how) ? OF_HOW[match.how] : undefined;
}

/** The source tells of itself that it covers nothing of the match's course. */
function isScoreOnly(about: MatchAbout): boolean {
  if (!about.coverage) return false;
  if (about.sport === "basketball") return !about.coverage.course && !about.coverage.lineup;
  const { events, lineup, stat, tracker, commentary } = about.coverage;
  return !events && !lineup && !stat && !tracker && !commentary;
}

/** What a fan is told beside the score where it does not speak for itself; undefined for a match that goes its way. */
export const stateNote = (about: MatchAbout): StateNote | undefined =>
  noteOfState(about.match) ?? (isScoreOnly(about) ? "scoreOnly" : undefined);
