import type { Match } from "#contract/domain/match";
import type { TrackerKind, TrackerPosition } from "#contract/domain/tracker";

/** The current situation of a football match, as far as a tracker knows it. */
export type Situation =
  /** The last reported one; `isOld` if it is too long ago to be current. */
  | { kind: "play"; position: TrackerPosition; isOld: boolean }
  | { kind: "review" }
  /** In play, but nothing has been reported. */
  | { kind: "waiting" }
  /** A break, an interruption, the end: the match's status says which. */
  | { kind: "stopped" };

/** Milliseconds after which a situation is no longer current. */
const OLD = 90_000;

const IN_PLAY: readonly string[] = ["FIRST_HALF", "SECOND_HALF", "EXTRA_TIME"];

/** Determines the situation; positions oldest first, `now` in milliseconds. */
export function situationOf(match: Match, positions: readonly TrackerPosition[], now: number): Situation {
  if (match.state !== "live") return { kind: "stopped" };
  if (match.isVarCheck) return { kind: "review" };
  if (!IN_PLAY.includes(match.period)) return { kind: "stopped" };
  const position = positions.at(-1);
  // It belongs to the previous period: the new one has only just started.
  const isEarlier = position && match.clock && position.at < match.clock.startedAt;
  if (!position || isEarlier) return { kind: "waiting" };
  return { kind: "play", position, isOld: now - position.at > OLD };
}

/** Kinds without a ball position; the tracker places them beside the play. */
const BESIDE: readonly TrackerKind[] = ["card", "substitution", "var"];

/** The ball's positions, oldest first, at most `most`. */
export const ballsOf = (positions: readonly TrackerPosition[], most: number): TrackerPosition[] =>
  positions.filter(({ kind }) => !BESIDE.includes(kind)).slice(-most);

/** How close a situation is to a goal, 0 to 3: how strongly the pitch is coloured. */
export const HEAT: Readonly<Record<TrackerKind, 0 | 1 | 2 | 3>> = {
  kickoff: 0,
  possession: 1,
  attack: 2,
  dangerousAttack: 3,
  shot: 3,
  goal: 3,
  corner: 3,
  freeKick: 2,
  throwIn: 1,
  goalKick: 1,
  offside: 0,
  foul: 0,
  card: 0,
  substitution: 0,
  penalty: 3,
  var: 0,
};

export type Place = "ownThird" | "midfield" | "finalThird" | "box";

/** Kinds that imply a position: the corner, the spot, the goal. */
const PLACED: readonly TrackerKind[] = [
  "possession",
  "attack",
  "dangerousAttack",
  "shot",
  "freeKick",
  "throwIn",
  "foul",
];

// The penalty area: 16.5 of 105 metres, and 40.3 of 68.
const BOX = { forward: 100 - (16.5 / 105) * 100, across: (40.3 / 68) * 50 };

/** Its zone of the pitch from the acting side's view; undefined if the kind implies it. */
export function placeOf({ kind, side, x, y }: TrackerPosition): Place | undefined {
  if (!PLACED.includes(kind)) return undefined;
  const forward = side === "home" ? x : 100 - x;
  if (forward >= BOX.forward && Math.abs(y - 50) <= BOX.across) return "box";
  if (forward >= 200 / 3) return "finalThird";
  return forward >= 100 / 3 ? "midfield" : "ownThird";
}
