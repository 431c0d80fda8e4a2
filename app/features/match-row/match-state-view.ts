import type { MatchState } from "#contract/domain/live";
import type { GamePeriods, Match, Scores } from "#contract/domain/match";
import { formatLeft } from "#contract/time/game-clock";
import { formatClock, isoMinute } from "~/i18n/zone-offsets";
import type { StatusWord } from "~/sports/status-words";
import { type MatchStatus, matchStatus, plainStatus } from "./match-status.ts";
import { type RowClock, writeClock } from "./row-clock.ts";
import { type MatchStateFacts, namedPair, type Playing, rowSentence } from "./row-sentence.ts";
import type { RowTexts } from "./row-texts.ts";

/** The match states that rows distinguish. */
export type RowState = "live" | "finished" | "upcoming" | "other";

export interface SideView {
  score?: number;
  /** Number of red cards; 0 if none. */
  reds: number;
  isWinner: boolean;
}

/**
 * The status column. `dateTime` is the machine-readable kick-off, for results only its day. `title` is the long form of
 * a short text. `clock` advances the status (row-clock.ts), `46:3615`. A status has a title or a clock, never both.
 */
export interface StatusView {
  text: string;
  dateTime: string;
  title?: string;
  clock?: string;
}

/** Everything in a row that can change. */
export interface MatchStateView {
  state: RowState;
  status: StatusView;
  sides: readonly [home: SideView, away: SideView];
  /** Half-time score, empty if there is none or the score already shows it; in basketball the points of each period. */
  halfTime: string;
  /** Shoot-out and aggregate, one per line; or a video review in progress. */
  notes: string;
  isVarCheck: boolean;
  /** The row as sentences, for screen readers. */
  sentence: string;
}

const ROW_STATES: Readonly<Record<MatchState["state"], RowState>> = {
  scheduled: "upcoming",
  live: "live",
  finished: "finished",
  halted: "other",
  void: "other",
  unknown: "other",
};

/** The view of a match state: used by the server to render rows and by the browser to update them. */
export function matchStateView(match: MatchState, playing: Playing, facts: MatchStateFacts): MatchStateView {
  const { texts, hidesScores } = facts;
  const scores = hidesScores ? {} : scoresOf(match);
  const status = hidesScores ? plainStatus(match, facts.now) : matchStatus(match, facts.now);
  const isVarCheck = !hidesScores && match.state === "live" && match.isVarCheck === true;
  const side = (index: 0 | 1): SideView => ({
    score: scores.score?.[index],
    reds: scores.reds?.[index] ?? 0,
    isWinner: !hidesScores && match.state === "finished" && match.winner === (index ? "away" : "home"),
  });
  return {
    state: ROW_STATES[match.state],
    status: { dateTime: machineTime(match), ...statusText(status, match, facts) },
    sides: [side(0), side(1)],
    halfTime: partsOfScore(scores, texts),
    notes: isVarCheck ? texts.varCheck : noteLines(scores, texts).join("\n"),
    isVarCheck,
    sentence: rowSentence({ match, playing, scores, status, isVarCheck }, facts),
  };
}

/** Results never need their minute, and on a full day the minutes are one per cent of the page. */
const machineTime = ({ state, kickOff }: MatchState): string =>
  state === "finished" ? isoMinute(kickOff).slice(0, "2026-11-21".length) : isoMinute(kickOff);

/** The minute, for the status column. */
export const minuteText = (minute: string): string => `${minute}'`;

/** A period, for the status column, with the time left below. */
export const clockText = (period: string, left: number): string => `${period}\n${formatLeft(left)}`;

/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

function partsOfScore({ halfTime, periods }: Partial<Scores>, texts: RowTexts): string {
  if (periods) return pointLines(periods);
  return halfTime ? texts.halfTimeScore(namedPair(halfTime)) : "";
}

/** A line per side, with periods aligned: a new period is appended. */
const pointLines = ({ points }: GamePeriods): string =>
  ([0, 1] as const).map((side) => points.map((pair) => `${pair[side]}`.padStart(2, FIGURE_SPACE)).join(" ")).join("\n");

/** Every fan knows what "FT" means; for 300 results a day the title would be one per cent of the page. */
const KNOWN: readonly StatusWord[] = ["fullTime", "gameOver"];

function statusText(
  status: MatchStatus,
  match: MatchState,
  { texts, offsets }: MatchStateFacts,
): { text: string; title?: string; clock?: string } {
  switch (status.kind) {
    case "kickOff":
      return { text: formatClock(match.kickOff, offsets) };
    case "delayed":
      return { text: `${formatClock(match.kickOff, offsets)}\n${texts.status("delayed").short}` };
    case "minute": {
      return { text: minuteText(status.minute), ...clockOf(match) };
    }
    case "clock":
      return { text: clockText(texts.status(status.word, status.number).short, status.left), ...clockOf(match) };
    case "word": {
      const { short, long } = texts.status(status.word, status.number);
      return short === long || KNOWN.includes(status.word) ? { text: short } : { text: short, title: long };
    }
    case "given":
      return { text: status.text };
  }
}

/** The clock that advances the status; nothing while it is stopped. */
function clockOf(match: MatchState): { clock?: string } {
  if (match.state !== "live") return {};
  const running = match.gameClock?.running;
  const clock: RowClock | undefined = running ? { startedAt: running.startedAt, left: running.from } : match.clock;
  return clock ? { clock: writeClock(clock, match.kickOff) } : {};
}

/** The scores that a row shows. */
function scoresOf(match: MatchState): Partial<Scores> {
  if (match.state === "scheduled") return {};
  if (match.state !== "live" || (match.period !== "FIRST_HALF" && match.period !== "HALF_TIME")) return match;
  // Until the second half this is the score itself.
  return { ...match, halfTime: undefined };
}

function noteLines({ shootout, aggregate }: Partial<Scores>, texts: RowTexts): string[] {
  const lines: string[] = [];
  if (shootout) lines.push(texts.penalties(namedPair(shootout)));
  if (aggregate) lines.push(texts.aggregate(namedPair(aggregate)));
  return lines;
}

/** Whether a match's source gives the time of its start, and not the day alone. */
export function isTimeKnown(match: Match): boolean {
  if (match.state === "scheduled") return match.isTimeConfirmed;
  return match.state !== "finished" || !match.isDayOnly;
}
