import type { CourtPosition, GameComment } from "#contract/domain/game-events";
import type { TrackerKind, TrackerPosition } from "#contract/domain/tracker";
import { NOW } from "~/features/match-row/test-matches";

/** A football situation: by default the home side in midfield, ten seconds ago. */
export const testPosition = (kind: TrackerKind, change: Partial<TrackerPosition> = {}): TrackerPosition => ({
  at: NOW - 10_000,
  kind,
  side: "home",
  x: 50,
  y: 50,
  ...change,
});

/** A basketball play: by default a made three of the home side. */
export const testPlay = (change: Partial<CourtPosition> = {}): CourtPosition => ({
  at: NOW - 10_000,
  kind: "FG3",
  side: "home",
  isMade: true,
  x: 70,
  y: 40,
  period: 3,
  left: 270,
  score: [58, 47],
  ...change,
});

/** A play-by-play sentence. */
export const testGameComment = (change: Partial<GameComment> = {}): GameComment => ({
  id: "1",
  at: NOW - 10_000,
  kind: "FG3",
  side: "home",
  period: 3,
  left: 270,
  score: [58, 47],
  text: "Dana Lee (Los Angeles Lakers) hits a three. 58-47",
  ...change,
});
