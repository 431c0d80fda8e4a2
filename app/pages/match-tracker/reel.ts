import type { Comment } from "#contract/domain/commentary";
import type { Pair, Side } from "#contract/domain/match";
import type { TrackerKind, TrackerPosition } from "#contract/domain/tracker";
import { unbrokenScores } from "~/i18n/unbroken-scores";

/** A situation in the list, with its commentary sentence. */
export interface ReelItem {
  position: TrackerPosition;
  text?: string;
}

/** Too frequent for the list; the drawing shows them. */
const COMMON: readonly TrackerKind[] = ["possession", "attack", "throwIn"];

/** Maximum milliseconds between the same event in commentary and tracker. */
const SAME = 1_000;
/** Maximum milliseconds between a shot and its goal. */
const SHOT_TIME = 3_000;

/** Without corners: their comments say no more than our own text. */
const KIND_OF_COMMENT: Partial<Record<Comment["kind"], TrackerKind>> = {
  GOAL: "goal",
  SHOT: "shot",
  FOUL: "foul",
  OFFSIDE: "offside",
  CARD: "card",
  SUBST: "substitution",
  VAR: "var",
};

/** Notable situations of the last minutes, newest first, without duplicates; `positions` are oldest first. */
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

/** The next one makes it redundant: the attack continues, the shot was a goal. */
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
  // A dangerous attack is also an attack.
  attacks: (kind) => kind === "attack" || kind === "dangerousAttack",
  dangerousAttacks: (kind) => kind === "dangerousAttack",
  shots: (kind) => kind === "shot",
  corners: (kind) => kind === "corner",
};

/** Each side's counts in the period covered by the positions. */
export function countsOf(positions: readonly TrackerPosition[]): { key: (typeof COUNTED)[number]; pair: Pair }[] {
  const count = (key: (typeof COUNTED)[number], side: Side): number =>
    positions.filter((one) => one.side === side && IS_COUNTED[key](one.kind)).length;
  return COUNTED.map((key) => ({ key, pair: [count(key, "home"), count(key, "away")] }));
}
