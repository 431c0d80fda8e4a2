import type { Match, Team } from "#contract/domain/match";
import { matchPath, teamPath } from "#contract/tables/paths";
import { QUARTERS_CLASS } from "~/features/match-row/row-parts";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";
import type { SideStanding } from "~/features/match-row/standing-view";
import { html, type Markup } from "~/server-markup/html";
import { teamImage } from "~/ui/team-image";

/** Pixels of a crest. */
const CREST = 56;

interface BoardFacts {
  facts: RowFacts;
  /** The day of kick-off in words, without its year. */
  day: string;
}

/**
 * How a match stands, large: the elements of a row in a row's order (match-row.server.ts), so that the page's script
 * renews it as it does a row; the teams lead to their pages. Class names are those of match.css.
 */
export function scoreBoard(match: Match, { facts, day }: BoardFacts): Markup {
  const { state, sentence, status, halfTime, notes, isVarCheck, sides } = rowView(match, facts);
  return html`<div class="m ${state} mb${classOf(match)}"><div data-href="${matchPath(match)}"><p class="vh">${`${day}: ${sentence}`}</p><div class="r"><span class="d" aria-hidden="true">${day}</span>${timeOf(status)}<span class="h">${halfTime}</span><span class="${isVarCheck ? "x v" : "x"}">${notes}</span>${sideOf(match, match.home, sides[0], facts)}${sideOf(match, match.away, sides[1], facts)}</div></div></div>`;
}

/**
 * The same in one line, for eyes only: it stands behind the board and comes into view when that is scrolled away. The
 * page's script renews it as it does the board.
 */
export function scoreLine(match: Match, facts: RowFacts): Markup {
  const { state, sentence, status, halfTime, notes, isVarCheck, sides } = rowView(match, facts);
  const [home, away] = sides;
  return html`<div class="m ${state} ml${classOf(match)}" aria-hidden="true"><div data-href="${matchPath(match)}"><p class="vh">${sentence}</p><div class="r">${timeOf(status)}<span class="h">${halfTime}</span><span class="${isVarCheck ? "x v" : "x"}">${notes}</span>${lineSide(match.home, home)}${lineSide(match.away, away)}</div></div></div>`;
}

const classOf = ({ sport }: Match): string => (sport === "basketball" ? ` ${QUARTERS_CLASS}` : "");

const timeOf = ({ text, dateTime, title, clock }: RowView["status"]): Markup =>
  html`<time class="k" datetime="${dateTime}"${title && html` title="${title}"`}${clock && html` data-c="${clock}"`}>${text}</time>`;

const lineSide = ({ name }: Team, { score, reds, isWinner }: SideStanding): Markup =>
  html`<span class="${isWinner ? "n w" : "n"}">${name}</span><b${reds > 0 && html` data-r="${reds}"`}>${score}</b>`;

function sideOf({ sport }: Match, team: Team, { score, reds, isWinner }: SideStanding, facts: RowFacts): Markup {
  const href = facts.base + teamPath({ sport, key: team.key, id: team.id });
  return html`${teamImage(team, facts.storageBaseUrl, CREST)}<a class="${isWinner ? "n w" : "n"}" href="${href}">${team.name}</a><b${reds > 0 && html` data-r="${reds}"`}>${score}</b>`;
}
