import type { Match } from "#contract/domain/match";
import type { ListedMatches } from "./begun-before.ts";

/** The parts of such a list in their order: what is in play or next, what is over, what is not played as planned. */
type KickOffPart = "ahead" | "finished" | "off";
const PARTS: readonly KickOffPart[] = ["ahead", "finished", "off"];

const PART_OF: Readonly<Record<Match["state"], KickOffPart>> = {
  live: "ahead",
  scheduled: "ahead",
  halted: "ahead",
  finished: "finished",
  void: "off",
  unknown: "off",
};

export const partOfMatches = ({ matches }: Pick<ListedMatches, "matches">): KickOffPart =>
  PART_OF[matches[0]?.state ?? "unknown"];

const kickOffOf = ({ matches }: ListedMatches): number => matches[0]?.kickOff ?? 0;

/**
 * A day's list by kick-off: each competition once for each instant at which some of its matches start, in the order of
 * the list. What is over comes after what is ahead, latest first.
 */
export function orderByKickOff(groups: readonly ListedMatches[]): ListedMatches[] {
  const split = groups.flatMap((group) =>
    [...Map.groupBy(group.matches, ({ kickOff, state }) => `${kickOff} ${PART_OF[state]}`).values()].map(
      (matches): ListedMatches => ({ ...group, matches, isByKickOff: true }),
    ),
  );
  return PARTS.flatMap((part) => {
    const direction = part === "finished" ? -1 : 1;
    return split
      .filter((group) => partOfMatches(group) === part)
      .sort((one, other) => direction * (kickOffOf(one) - kickOffOf(other)));
  });
}
