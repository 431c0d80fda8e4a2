import type { Match, Team } from "#contract/domain/match";
import { matchPath, teamPath } from "#contract/tables/paths";
import { type RowFacts, rowView } from "~/features/match-row/row-view";
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
  const time = html`<time class="k" datetime="${status.dateTime}"${status.title && html` title="${status.title}"`}${status.clock && html` data-c="${status.clock}"`}>${status.text}</time>`;
  return html`<div class="m ${state} mb"><div data-href="${matchPath(match)}"><p class="vh">${`${day}: ${sentence}`}</p><div class="r"><span class="d" aria-hidden="true">${day}</span>${time}<span class="h">${halfTime}</span><span class="${isVarCheck ? "x v" : "x"}">${notes}</span>${sideOf(match, match.home, sides[0], facts)}${sideOf(match, match.away, sides[1], facts)}</div></div></div>`;
}

function sideOf({ sport }: Match, team: Team, { score, reds, isWinner }: SideStanding, facts: RowFacts): Markup {
  const href = facts.base + teamPath({ sport, key: team.key, id: team.id });
  return html`${teamImage(team, facts.storageBaseUrl, CREST)}<a class="${isWinner ? "n w" : "n"}" href="${href}">${team.name}</a><b${reds > 0 && html` data-r="${reds}"`}>${score}</b>`;
}
