import type { Comment } from "#contract/domain/commentary";
import type { MatchEvent } from "#contract/domain/match-events";

const KIND_OF = {
  GOAL: "GOAL",
  OWN_GOAL: "GOAL",
  PEN_GOAL: "GOAL",
  PEN_MISS: "SHOT",
  YELLOW: "CARD",
  SECOND_YELLOW: "CARD",
  RED: "CARD",
  SUBST: "SUBST",
  VAR: "VAR",
  PERIOD: "PERIOD",
} as const satisfies Record<MatchEvent["type"], Comment["kind"]>;

/**
 * Matches comments to events by id: the same kind and minute, preferably the same side. Each comment belongs to one
 * event. If a review has several comments, the last one counts: its outcome, not its start. `comments` and `events` are
 * oldest first.
 */
export function commentsOf(events: readonly MatchEvent[], comments: readonly Comment[]): Map<string, Comment> {
  const free = new Set(comments);
  const found = new Map<string, Comment>();
  for (const event of events) {
    const about = [...free].filter((comment) => isAbout(comment, event));
    const ofSide = about.filter(({ side }) => side === event.side);
    const choice = ofSide.length > 0 ? ofSide : about;
    const comment = event.type === "VAR" ? choice.at(-1) : choice[0];
    if (!comment) continue;
    free.delete(comment);
    found.set(event.id, comment);
  }
  return found;
}

const isAbout = ({ kind, minute, addedMinute = 0 }: Comment, event: MatchEvent): boolean =>
  kind === KIND_OF[event.type] && minute === event.minute && addedMinute === (event.addedMinute ?? 0);
