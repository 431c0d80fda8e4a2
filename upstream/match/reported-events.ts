import type { Goal, Pair, Side } from "#contract/domain/match";
import { isGoal, type MatchDetails, periodOfMinute, type ReportedEvent, type ReportedPerson } from "./match-details.ts";

/** A goal of a match's own row. People of such a source have no ids: their names tell them apart within a match. */
export const goalEvent = ({ side, minute, addedMinute, player, isPenalty, isOwnGoal }: Goal): ReportedEvent => ({
  type: isOwnGoal ? "OWN_GOAL" : isPenalty ? "PEN_GOAL" : "GOAL",
  side,
  minute,
  ...(addedMinute !== undefined && { added: addedMinute }),
  period: periodOfMinute(minute),
  ...(player && { player: { id: player, name: player } }),
});

/** A substitution with its players in their places, and the others as they are told, with the score after them. */
export interface OrderedEvent extends ReportedEvent {
  playerIn?: ReportedPerson;
  playerOut?: ReportedPerson;
  /** Of a goal. */
  score?: Pair;
}

/** Who is on the pitch of a side, by the source's ids; empty if the source told no line-up. */
const startersOf = ({ lineUps }: MatchDetails, side: Side): Set<string> =>
  new Set((lineUps?.[side].starters ?? []).flatMap(({ id }) => id ?? []));

/**
 * Events with their scores and substitutions in order. Sources have named the two players of a substitution in either
 * order: whoever is on the pitch goes off. Without a line-up the first one named does.
 */
export function orderedEvents(details: MatchDetails): OrderedEvent[] {
  const onPitch: Record<Side, Set<string>> = { home: startersOf(details, "home"), away: startersOf(details, "away") };
  let score: Pair = [0, 0];
  return (details.events ?? []).map((event): OrderedEvent => {
    const { type, side, player, other } = event;
    if (type === "SUBST") {
      const isOn = (one: ReportedPerson | undefined) => one?.id !== undefined && onPitch[side].has(one.id);
      const [playerOut, playerIn] = isOn(other) && !isOn(player) ? [other, player] : [player, other];
      if (playerOut?.id !== undefined) onPitch[side].delete(playerOut.id);
      if (playerIn?.id !== undefined) onPitch[side].add(playerIn.id);
      return { ...event, ...(playerOut && { playerOut }), ...(playerIn && { playerIn }) };
    }
    if (!isGoal(event)) return event;
    score = side === "home" ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
    return { ...event, score };
  });
}
