import type { Match } from "#contract/domain/match";
import type { MatchAbout } from "#contract/domain/match-info";
import { bySport } from "~/sports/by-sport";

/** Keys of `match:note`: explanations of statuses whose short form is unclear. */
export type StateNote =
  | "postponed"
  | "moved"
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

/** The source covers nothing of the match's progress. */
const isScoreOnly = (about: MatchAbout): boolean =>
  bySport(about, {
    football({ coverage }) {
      if (!coverage) return false;
      const { events, lineup, stat, tracker, commentary } = coverage;
      return !events && !lineup && !stat && !tracker && !commentary;
    },
    basketball: ({ coverage }) =>
      coverage !== undefined && !coverage.progress && !coverage.lineup && !coverage.stats && !coverage.box,
  });

/** Explains a match state that the score does not; undefined for a match that goes as planned. */
export function stateNote(about: MatchAbout): StateNote | undefined {
  const note = noteOfState(about.match) ?? (isScoreOnly(about) ? "scoreOnly" : undefined);
  return note === "postponed" && about.replay ? "moved" : note;
}
