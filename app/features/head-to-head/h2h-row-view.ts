import type { TFunction } from "i18next";
import type { Match, Team } from "#contract/domain/match";
import type { FormLetter } from "#contract/domain/standings";
import type { LocaleCode } from "#contract/tables/locales";
import { daysBetween } from "#contract/time/zone";
import { isTimeKnown } from "~/features/match-row/match-state-view";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import { asSentence, joinParts, joinSentences, labelled } from "~/i18n/join-texts";
import { formatClock, isoMinute, localDate, type ZoneOffsets } from "~/i18n/zone-offsets";

/** The specification requires UTC for head-to-head times. */
export const UTC: ZoneOffsets = [{ from: 0, minutes: 0 }];

/** Its name on the page, in every language. */
export const UTC_NAME = "UTC+0";

/** A match of a list. */
export interface H2hMatch {
  match: Match;
  /** Absent if unknown. */
  competition?: string;
  /** The result for the team of the list. */
  result?: FormLetter;
  /** The date that the page shows for its own match: an upcoming match says how many days later it is. */
  after?: string;
}

export interface H2hFacts {
  /** Offsets are UTC. */
  row: RowFacts;
  locale: LocaleCode;
  t: TFunction<"h2h">;
  tStandings: TFunction<"standings">;
}

/** Content of a row, in the page's language. */
export interface H2hRowView {
  matchId: string;
  href: string;
  /** The whole row, for screen readers. */
  sentence: string;
  /** The formatted day, and the machine-readable instant. */
  day: string;
  dateTime: string;
  /** The kick-off time; for an unfinished match its status. */
  time: string;
  competition: string;
  home: H2hSide;
  away: H2hSide;
  /** How the score came about if that is not obvious, or how many days later the match is. */
  notes: string;
  result?: { kind: FormLetter; letter: string };
}

export interface H2hSide {
  team: Pick<Team, "id" | "name" | "shortName" | "flag">;
  score?: number;
  isWinner: boolean;
}

export function h2hRowView({ match, competition = "", result, after }: H2hMatch, facts: H2hFacts): H2hRowView {
  const { row, locale, t, tStandings } = facts;
  const view = rowView(match, row);
  const date = localDate(match.kickOff, UTC);
  const day = formatDate(date, locale, "date");
  const days = after === undefined ? 0 : daysBetween(after, date);
  const isOver = match.state === "finished";
  const clock = isOver && isTimeKnown(match) && formatClock(match.kickOff, UTC);
  const time = isOver ? clock || "" : view.status.text;
  const later = days > 0 && t("daysLater", { count: days });
  const when = joinParts([day, clock && `${clock} ${UTC_NAME}`, competition, later], locale);
  const outcome = result && asSentence(tStandings(`result.${result}`), locale);
  const sentence = labelled(when, joinSentences([view.sentence, outcome], locale), locale);
  const [home, away] = view.sides;
  return {
    matchId: match.id,
    href: view.href,
    sentence,
    day,
    dateTime: isoMinute(match.kickOff),
    time,
    competition,
    home: sideOf(match.home, home),
    away: sideOf(match.away, away),
    notes: later || noteOf(match, view),
    ...(result && { result: { kind: result, letter: tStandings(`letter.${result}`) } }),
  };
}

const sideOf = ({ id, name, shortName, flag }: Team, { score, isWinner }: RowView["sides"][number]): H2hSide => ({
  team: { id, name, shortName, flag },
  score,
  isWinner,
});

/** How the score came about if that is not obvious: extra time, shoot-out, aggregate, an award. */
function noteOf(match: Match, { status, notes }: RowView): string {
  const isPlain = match.state !== "finished" || match.how === "FULL_TIME" || match.shootout !== undefined;
  return isPlain ? notes : [status.text, notes].filter(Boolean).join("\n");
}
