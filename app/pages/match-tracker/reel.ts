import type { Comment } from "#contract/domain/commentary";
import type { Pair, Side } from "#contract/domain/match";
import type { TrackerKind, TrackerPosition } from "#contract/domain/tracker";
import { unbrokenScores } from "~/i18n/unbroken-scores";

/** A situation of the list, with the sentence that the commentary has for it. */
export interface ReelItem {
  position: TrackerPosition;
  text?: string;
}

/** What happens all the time: the drawing shows it, a list would be full of it. */
const COMMON: readonly TrackerKind[] = ["possession", "attack", "throwIn"];

/** The commentary and the tracker may be milliseconds apart. */
const SAME = 1_000;
/** Between a shot and the goal that it is. */
const SHOT_TIME = 3_000;

/** Not of a corner: a comment says no more than our own text does. */
const KIND_OF_COMMENT: Partial<Record<Comment["kind"], TrackerKind>> = {
  GOAL: "goal",
  SHOT: "shot",
  FOUL: "foul",
  OFFSIDE: "offside",
  CARD: "card",
  SUBST: "substitution",
  VAR: "var",
};

/** What was notable in the last minutes, newest first, each thing once; of positions oldest first. */
export function reelOf(positions: readonly TrackerPosition[], comments: readonly Comment[], most: number): ReelItem[] {
  const notable = positions.filter(({ kind }) => !COMMON.includes(kind));
  return notable
    .filter((position, index) => !isRepeatedBy(position, notable[index + 1]))
    .slice(-most)
    .reverse()
    .map((position) => {
      const comment = comments.find((one) => isOf(one, position));
      return comment ? { position, text: unbrokenScores(comment.text) } : { position };
    });
}

/** The next one says the same: the attack goes on, the shot was a goal. */
function isRepeatedBy({ kind, side, at }: TrackerPosition, next: TrackerPosition | undefined): boolean {
  if (!next || next.side !== side) return false;
  if (kind === "shot" && next.kind === "goal") return next.at - at <= SHOT_TIME;
  return kind === "dangerousAttack" && next.kind === kind;
}

const isOf = (comment: Comment, { kind, side, at }: TrackerPosition): boolean =>
  KIND_OF_COMMENT[comment.kind] === kind &&
  (comment.side === undefined || comment.side === side) &&
  Math.abs(comment.at - at) <= SAME;

export const COUNTED = ["attacks", "dangerousAttacks", "shots", "corners"] as const;

const IS_COUNTED: Readonly<Record<(typeof COUNTED)[number], (kind: TrackerKind) => boolean>> = {
  // A dangerous attack is an attack as well.
  attacks: (kind) => kind === "attack" || kind === "dangerousAttack",
  dangerousAttacks: (kind) => kind === "dangerousAttack",
  shots: (kind) => kind === "shot",
  corners: (kind) => kind === "corner",
};

/** How often each side did what is counted, in the time that the positions are of. */
export function countsOf(positions: readonly TrackerPosition[]): { key: (typeof COUNTED)[number]; pair: Pair }[] {
  const count = (key: (typeof COUNTED)[number], side: Side): number =>
    positions.filter((one) => one.side === side && IS_COUNTED[key](one.kind)).length;
  return COUNTED.map((key) => ({ key, pair: [count(key, "home"), count(key, "away")] }));
}
