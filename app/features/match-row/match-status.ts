import type { MatchState } from "#contract/domain/live";
import type { GameClock } from "#contract/domain/match";
import { secondsLeft } from "#contract/time/game-clock";
import { playMinute } from "#contract/time/play-clock";
import { isBreak, periodStatus, stopWord, type WordedStatus } from "~/sports/status-words";

/** The content of a match's status. */
export type MatchStatus =
  | { kind: "kickOff" }
  /** Its kick-off time has passed, but it has not started. */
  | { kind: "delayed" }
  /** Minute of play as on scoreboards: 67, or 45+2. */
  | { kind: "minute"; minute: string }
  | ({ kind: "word" } & WordedStatus)
  /** A basketball period with its remaining seconds. */
  | ({ kind: "clock"; left: number } & WordedStatus)
  /** A supplier's text that is not known here, unchanged. */
  | { kind: "given"; text: string };

/** Decides a match's status column; `now` (milliseconds) advances a running clock. */
export function matchStatus(match: MatchState, now: number): MatchStatus {
  switch (match.state) {
    case "scheduled":
      if (!match.isTimeConfirmed) return { kind: "word", word: "timeToBeAnnounced" };
      return match.isDelayed ? { kind: "delayed" } : { kind: "kickOff" };
    case "live":
      return liveStatus(match, now);
    case "finished":
      return { kind: "word", word: stopWord(match.how, match.periods) };
    case "halted":
    case "void":
      return { kind: "word", word: stopWord(match.how) };
    case "unknown":
      return { kind: "given", text: match.word };
  }
}

/**
 * The status for a visitor who hides scores: that a match is in play or over. Its minute would tell of extra time, and
 * how it ended of a draw.
 */
export function plainStatus(match: MatchState, now: number): MatchStatus {
  if (match.state === "live") return { kind: "word", word: "inPlay" };
  if (match.state !== "finished") return matchStatus(match, now);
  return { kind: "word", word: match.periods ? "gameOver" : "fullTime" };
}

function liveStatus(match: Extract<MatchState, { state: "live" }>, now: number): MatchStatus {
  // A minute from a message is only as fresh as the message; a clock is exact.
  const { minute, addedMinute } = match.clock ? playMinute(match.clock, now) : match;
  if (minute !== undefined) return { kind: "minute", minute: formatMinute(minute, addedMinute) };
  const period = periodStatus(match.period, match.periods);
  const { gameClock } = match;
  return gameClock && !isBreak(match.period)
    ? { kind: "clock", ...period, left: leftOf(gameClock, now) }
    : { kind: "word", ...period };
}

const leftOf = ({ left, running }: GameClock, now: number): number =>
  running ? secondsLeft({ startedAt: running.startedAt, left: running.from }, now) : left;

/** 67, or 45+2 in stoppage time. */
export const formatMinute = (minute: number, addedMinute?: number): string =>
  addedMinute ? `${minute}+${addedMinute}` : `${minute}`;
