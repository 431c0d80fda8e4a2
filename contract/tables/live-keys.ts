import type { LiveMessage, MatchChange, MatchState } from "../domain/live.ts";
import type { GameBoard, GameClock, GamePeriods } from "../domain/match.ts";
import type { PlayClock } from "../time/play-clock.ts";

type KeysOf<One> = One extends unknown ? keyof One : never;

type GameKey = keyof GamePeriods | keyof GameClock | keyof NonNullable<GameClock["running"]> | keyof GameBoard;

/** Every property name in a LiveMessage. */
export type LiveKey = KeysOf<LiveMessage> | keyof MatchChange | KeysOf<MatchState> | keyof PlayClock | GameKey;

/**
 * The one-letter wire names of a LiveMessage. Pushes go to every listener, many times a minute and uncompressed: full
 * names would be half of the bytes.
 */
export const LIVE_KEYS = {
  addedMinute: "x",
  aggregate: "g",
  at: "a",
  changes: "c",
  clock: "l",
  from: "f",
  fullTime: "y",
  halfTime: "h",
  hasPush: "p",
  how: "o",
  id: "i",
  isDelayed: "d",
  isTimeConfirmed: "b",
  isVarCheck: "v",
  kickOff: "k",
  minute: "m",
  now: "n",
  period: "e",
  reds: "r",
  reload: "z",
  score: "s",
  seq: "q",
  shootout: "u",
  match: "j",
  startedAt: "0",
  state: "w",
  to: "t",
  winner: "1",
  word: "2",
  count: "3",
  fouls: "4",
  gameBoard: "5",
  gameClock: "6",
  left: "7",
  periods: "8",
  points: "9",
  possession: "A",
  running: "B",
  seconds: "C",
  timeouts: "D",
  bonus: "E",
  isDayOnly: "F",
} as const satisfies Record<LiveKey, string>;
