import type { Pair, Side } from "#contract/domain/match";
import type { MatchEvent, MatchEvents } from "#contract/domain/match-events";
import type { ScoredGoal } from "#contract/domain/match-info";
import type { PlayerRef } from "#contract/domain/people";
import { formatMinute } from "~/features/match-row/match-status";
import type { StatusWord } from "~/sports/status-words";

type EventType = Exclude<MatchEvent["type"], "PERIOD">;

/** An event in play, on one side of the timeline. */
export interface TimelineEvent {
  kind: "event";
  id: string;
  type: EventType;
  side: Side | undefined;
  /** 67, or 45+2. */
  minute: string;
  player?: PlayerRef;
  assist?: PlayerRef;
  playerIn?: PlayerRef;
  playerOut?: PlayerRef;
  /** The score after a goal that stands. */
  score?: Pair;
  outcome?: MatchEvent["varOutcome"];
  reason?: MatchEvent["reason"];
  /** A goal disallowed by a review. */
  isDeleted: boolean;
}

/** The start or end of a period, across both sides. */
interface TimelinePeriod {
  kind: "period";
  id: string;
  word: StatusWord;
  /** The score when a period ended. */
  score?: Pair;
}

export type TimelineRow = TimelineEvent | TimelinePeriod;

/** Period changes that have a text. Half-time stands for the start of the second half too. */
const PERIOD_TEXTS: Partial<Record<string, [word: StatusWord, isEnd: boolean]>> = {
  FIRST_HALF: ["firstHalf", false],
  HALF_TIME: ["halfTime", true],
  ET_BREAK: ["extraTimeBreak", true],
  EXTRA_TIME: ["extraTime", false],
  SHOOTOUT: ["shootout", true],
  FULL_TIME: ["fullTime", true],
  AFTER_ET: ["afterExtraTime", true],
  AFTER_PENS: ["afterPenalties", true],
  INTERRUPTED: ["interrupted", false],
  SUSPENDED: ["suspended", false],
  ABANDONED: ["abandoned", false],
};

/**
 * The events of a match as rows, oldest first: new ones are appended, so that nothing shifts for readers while the
 * match is on.
 */
export const timelineRows = ({ events }: Pick<MatchEvents, "events">): TimelineRow[] => events.flatMap(rowOf);

function rowOf(event: MatchEvent): TimelineRow[] {
  const { id, type, side, minute, addedMinute, score, varOutcome, reason, player, assist, playerIn, playerOut } = event;
  if (type === "PERIOD") return periodOf(event);
  const isDeleted = event.isDeleted === true;
  return [
    {
      kind: "event",
      id,
      type,
      side,
      minute: formatMinute(minute, addedMinute),
      ...(player && { player }),
      ...(assist && { assist }),
      ...(playerIn && { playerIn }),
      ...(playerOut && { playerOut }),
      ...(score && !isDeleted && isGoal(type) && { score }),
      ...(varOutcome && { outcome: varOutcome }),
      ...(reason && { reason }),
      isDeleted,
    },
  ];
}

function periodOf({ id, phase, period, score }: MatchEvent): TimelinePeriod[] {
  const known = PERIOD_TEXTS[phase ?? ""];
  // Both halves of extra time share a name, which is shown once.
  if (!known || (phase === "EXTRA_TIME" && period === "ET2")) return [];
  const [word, isEnd] = known;
  return [{ kind: "period", id, word, ...(isEnd && score && { score }) }];
}

export const isGoal = (type: MatchEvent["type"]): type is "GOAL" | "OWN_GOAL" | "PEN_GOAL" =>
  type === "GOAL" || type === "OWN_GOAL" || type === "PEN_GOAL";

/** The same for the goals in a match's head, if the events could not be loaded: in order, with the score after each. */
export function goalRows(goals: readonly ScoredGoal[]): TimelineEvent[] {
  const inOrder = goals.toSorted((a, b) => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0));
  let [home, away] = [0, 0];
  return inOrder.map(({ side, minute, addedMinute, player, playerId, playerKey, isPenalty, isOwnGoal }) => {
    if (side === "home") home += 1;
    else away += 1;
    return {
      kind: "event",
      id: `${home}-${away}`,
      type: isOwnGoal ? "OWN_GOAL" : isPenalty ? "PEN_GOAL" : "GOAL",
      side,
      minute: formatMinute(minute, addedMinute),
      ...(player && { player: { name: player, id: playerId, key: playerKey } }),
      score: [home, away],
      isDeleted: false,
    };
  });
}
