import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import type { ListedMatch, ListedTeam } from "./listed-match.ts";
import { QUARTERS_CLASS } from "./row-parts.ts";
import { type RowFacts, type RowView, rowView } from "./row-view.ts";
import type { SideStanding } from "./standing-view.ts";

/**
 * One match as one link, with a sentence for screen readers and a scoreboard for eyes, and a star. `day` is the day in
 * words where rows of several days stand together. Class names are those of rows.css. A row has the same elements in
 * whatever state its match is: what changes are texts and attributes (row-parts.ts writes them in the browser).
 */
export function matchRow(match: ListedMatch, facts: RowFacts, day?: string): Markup {
  // Time moves these; a day in words is another row.
  if (match.state === "live" || day) return writeRow(match, facts, day);
  const known = facts.kept.get(match);
  if (known) return known;
  const row = writeRow(match, facts);
  facts.kept.set(match, row);
  return row;
}

function writeRow(match: ListedMatch, facts: RowFacts, day?: string): Markup {
  const view = rowView(match, facts);
  const { state, href, sentence, status, halfTime, notes, isVarCheck, sides } = view;
  const said = day ? `${day}: ${sentence}` : sentence;
  return html`<div class="m ${state}${match.sport === "basketball" && ` ${QUARTERS_CLASS}`}"><a href="${href}"><span class="vh">${said}</span><span class="r" aria-hidden="true">${day && html`<span class="d">${day}</span>`}${statusOf(status)}<span class="h">${halfTime}</span><span class="${isVarCheck ? "x v" : "x"}">${notes}</span>${sideOf(match.home, sides[0], facts)}${sideOf(match.away, sides[1], facts)}</span></a><button class="s" form="fav" aria-labelledby="${STAR_LABEL}"></button></div>`;
}

const STAR_LABEL = "star";

/** What every star on a page is called, once beside the rows: on each of them it would be a hundredth of the page. */
export const starLabel = ({ words }: Pick<RowFacts, "words">): Markup =>
  html`<span id="${STAR_LABEL}" hidden>${words.favourite}</span>`;

const statusOf = ({ text, dateTime, title, clock }: RowView["status"]): Markup =>
  html`<time class="k" datetime="${dateTime}"${title && html` title="${title}"`}${clock && html` data-c="${clock}"`}>${text}</time>`;

/** Letters that fit beside everything else on a phone; a longer name shows its short form there. */
const LONGEST = 18;

function sideOf(team: ListedTeam, { score, reds, isWinner }: SideStanding, { storageBaseUrl }: RowFacts): Markup {
  const { name, shortName } = team;
  const short = shortName && name.length > LONGEST && html` data-s="${shortName}"`;
  return html`${teamImage(team, storageBaseUrl, ROW_PICTURE)}<span class="${isWinner ? "n w" : "n"}"${short}>${name}</span><b${reds > 0 && html` data-r="${reds}"`}>${score}</b>`;
}
