import type { TFunction } from "i18next";
import type { Match, Team } from "#contract/domain/match";
import type { FormLetter } from "#contract/domain/standings";
import type { LocaleCode } from "#contract/tables/locales";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";
import type { SideStanding } from "~/features/match-row/standing-view";
import { formatDate } from "~/i18n/format-date";
import { formatClock, isoMinute, localDate } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import { WHOLE_END } from "~/ui/whole.server";
import { UTC, UTC_NAME } from "./utc.ts";

/** A match of a list. */
export interface H2hRow {
  match: Match;
  /** Absent where it is not known. */
  competition?: string;
  /** How it ended for the team that the list is about. */
  result?: FormLetter;
  /** Whole days behind the match of the page. */
  days?: number;
}

export interface H2hFacts {
  /** Offsets are UTC's. */
  row: RowFacts;
  locale: LocaleCode;
  t: TFunction<"h2h">;
  tStandings: TFunction<"standings">;
}

/** Matches as rows that lead to them, each with a sentence for screen readers. Class names are those of h2h.css. */
export const h2hRows = (rows: readonly H2hRow[], facts: H2hFacts): Markup =>
  html`<ol class="h2l">${rows.map((row) => h2hRow(row, facts))}</ol>`;

function h2hRow({ match, competition = "", result, days }: H2hRow, facts: H2hFacts): Markup {
  const { row, locale, t, tStandings } = facts;
  const view = rowView(match, row);
  const day = formatDate(localDate(match.kickOff, UTC), locale, "date");
  const isOver = match.state === "finished";
  const time = isOver ? formatClock(match.kickOff, UTC) : view.status.text;
  const later = days !== undefined && days > 0 && t("daysLater", { count: days });
  const said = [
    [day, isOver && `${time} ${UTC_NAME}`, competition, later].filter(Boolean).join(", "),
    `: ${view.sentence}`,
    result && ` ${tStandings(`result.${result}`)}.`,
  ];
  const letter = result && html`<i class="h2f f${result}">${tStandings(`letter.${result}`)}</i>`;
  return html`<li data-g="${match.id}"><a class="whole" href="${view.href}"><span class="vh">${said.filter(Boolean).join("")}</span><span class="h2r" aria-hidden="true"><span class="h2d"><time datetime="${isoMinute(match.kickOff)}">${day}</time> <span>${time}</span> <small>${competition}</small></span>${sideOf(match.home, view.sides[0], row)}${sideOf(match.away, view.sides[1], row)}<small class="h2x">${later || noteOf(match, view)}</small>${letter}</span></a>${WHOLE_END}</li>`;
}

/** Letters that fit beside everything else on a phone; a longer name shows its short form there (rows.css). */
const LONGEST = 14;

function sideOf(team: Team, { score, isWinner }: SideStanding, { storageBaseUrl }: RowFacts): Markup {
  const { name, shortName } = team;
  const short = shortName && name.length > LONGEST && html` data-s="${shortName}"`;
  return html`<span class="h2t${isWinner && " h2w"}">${teamImage(team, storageBaseUrl, ROW_PICTURE)}<span${short}>${name}</span></span><b${isWinner && html` class="h2w"`}>${score}</b>`;
}

/** Where the score itself does not say how it came about: extra time, a shoot-out, both legs together, an award. */
function noteOf(match: Match, { status, notes }: RowView): string {
  const isTold = match.state !== "finished" || match.how === "FULL_TIME" || match.shootout !== undefined;
  return isTold ? notes : [status.text, notes].filter(Boolean).join("\n");
}
