import type { MatchStanding } from "#contract/domain/live";
import type { GamePeriods, Scores } from "#contract/domain/match";
import { formatLeft } from "#contract/time/game-clock";
import { formatClock, isoMinute } from "~/i18n/zone-offsets";
import { type MatchStatus, matchStatus } from "./match-status.ts";
import { type RowClock, writeClock } from "./row-clock.ts";
import { namedPair, type Playing, rowSentence, type StandingFacts } from "./row-sentence.ts";
import type { RowWords } from "./row-words.ts";

/** Class of a row: live, finished, upcoming, or anything else. */
export type StateLetter = "l" | "f" | "u" | "o";

export interface SideStanding {
  score?: number;
  /** Number of red cards, 0 when none. */
  reds: number;
  isWinner: boolean;
}

/** Everything of a row that can change. */
export interface StandingView {
  state: StateLetter;
  /**
   * The status column. `dateTime` is the kick-off for machines, of a result its day. `title` says a short form in full.
   * `clock` is what moves it on (row-clock.ts), `46:3615`. A status has a title or a clock, never both.
   */
  status: { text: string; dateTime: string; title?: string; clock?: string };
  sides: readonly [home: SideStanding, away: SideStanding];
  /** Half-time score, empty when there is none or the score itself says it; of basketball the points of each period. */
  halfTime: string;
  /** Shoot-out and aggregate, one a line; a video review while it goes on. */
  notes: string;
  isVarCheck: boolean;
  /** The row in whole sentences, for screen readers. */
  sentence: string;
}

/** What a row's class says of its match. */
export const LETTERS: Readonly<Record<MatchStanding["state"], StateLetter>> = {
  scheduled: "u",
  live: "l",
  finished: "f",
  halted: "o",
  void: "o",
  unknown: "o",
};

/** How a match stands, in words: the same on the server, which makes rows, and in the browser, which renews them. */
export function standingView(standing: MatchStanding, playing: Playing, facts: StandingFacts): StandingView {
  const { words } = facts;
  const scores = scoresOf(standing);
  const status = matchStatus(standing, facts.now);
  const isVarCheck = standing.state === "live" && standing.isVarCheck === true;
  const side = (index: 0 | 1): SideStanding => ({
    score: scores.score?.[index],
    reds: scores.reds?.[index] ?? 0,
    isWinner: standing.state === "finished" && standing.winner === (index ? "away" : "home"),
  });
  return {
    state: LETTERS[standing.state],
    status: { dateTime: machineTime(standing), ...statusText(status, standing, facts) },
    sides: [side(0), side(1)],
    halfTime: partsOfScore(scores, words),
    notes: isVarCheck ? words.varCheck : noteLines(scores, words).join("\n"),
    isVarCheck,
    sentence: rowSentence({ standing, playing, scores, status, isVarCheck }, facts),
  };
}

/** Nothing asks a result for its minute, and on a full day they are a hundredth of the page. */
const machineTime = ({ state, kickOff }: MatchStanding): string =>
  state === "finished" ? isoMinute(kickOff).slice(0, "2026-11-21".length) : isoMinute(kickOff);

/** The minute in the status column. */
export const minuteText = (minute: string): string => `${minute}'`;

/** A period in the status column, below it what is left of it. */
export const clockText = (period: string, left: number): string => `${period}\n${formatLeft(left)}`;

/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

function partsOfScore({ halfTime, periods }: Partial<Scores>, words: RowWords): string {
  if (periods) return pointLines(periods);
  return halfTime ? words.halfTimeScore(namedPair(halfTime)) : "";
}

/** A line for each side, the same periods below each other: a period that begins stands behind the others. */
const pointLines = ({ points }: GamePeriods): string =>
  ([0, 1] as const).map((side) => points.map((pair) => `${pair[side]}`.padStart(2, FIGURE_SPACE)).join(" ")).join("\n");

function statusText(
  status: MatchStatus,
  standing: MatchStanding,
  { words, offsets }: StandingFacts,
): { text: string; title?: string; clock?: string } {
  switch (status.kind) {
    case "kickOff":
      return { text: formatClock(standing.kickOff, offsets) };
    case "delayed":
      return { text: `${formatClock(standing.kickOff, offsets)}\n${words.status("delayed").short}` };
    case "minute": {
      return { text: minuteText(status.minute), ...clockOf(standing) };
    }
    case "clock":
      return { text: clockText(words.status(status.word, status.number).short, status.left), ...clockOf(standing) };
    case "word": {
      const { short, long } = words.status(status.word, status.number);
      // That a match is over every fan knows; of 300 results a day it would be a hundredth of the page.
      return short === long || status.word === "fullTime" ? { text: short } : { text: short, title: long };
    }
    case "given":
      return { text: status.text };
  }
}

/** What moves the status on, as the row carries it; nothing while the clock stands. */
function clockOf(standing: MatchStanding): { clock?: string } {
  if (standing.state !== "live") return {};
  const running = standing.gameClock?.running;
  const clock: RowClock | undefined = running ? { startedAt: running.startedAt, left: running.from } : standing.clock;
  return clock ? { clock: writeClock(clock, standing.kickOff) } : {};
}

/** The scores that a row shows. */
function scoresOf(standing: MatchStanding): Partial<Scores> {
  if (standing.state === "scheduled") return {};
  if (standing.state !== "live" || (standing.period !== "FIRST_HALF" && standing.period !== "HALF_TIME"))
    return standing;
  // Until the second half the score itself says it.
  return { ...standing, halfTime: undefined };
}

function noteLines({ shootout, aggregate }: Partial<Scores>, words: RowWords): string[] {
  const lines: string[] = [];
  if (shootout) lines.push(words.penalties(namedPair(shootout)));
  if (aggregate) lines.push(words.aggregate(namedPair(aggregate)));
  return lines;
}
