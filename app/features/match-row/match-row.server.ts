import { html, type Markup } from "~/server-markup/html";
import { teamImage } from "~/ui/team-image";
import type { ListedMatch } from "./listed-match.ts";
import { type RowFacts, type RowView, rowView, type SideView } from "./row-view.ts";

/**
 * One match as one link: a sentence for screen readers, a scoreboard for eyes. `day` is the day in words where rows of
 * several days stand together. Class names are those of rows.css.
 */
export function matchRow(match: ListedMatch, facts: RowFacts, day?: string): Markup {
  const { href, isLive, notes, sentence, sides, status } = rowView(match, facts);
  const said = day ? `${day}: ${sentence}` : sentence;
  return html`<a class="m" href="${href}"><span class="vh">${said}</span><span class="${isLive ? "r l" : "r"}" aria-hidden="true">${statusOf(status, day)}${notes && html`<span class="x">${notes}</span>`}${sideOf(sides[0], facts)}${sideOf(sides[1], facts)}</span></a>`;
}

function statusOf({ text, title, dateTime }: RowView["status"], day: string | undefined): Markup {
  const shown = day ? `${day}\n${text}` : text;
  if (dateTime) return html`<time class="k" datetime="${dateTime}">${shown}</time>`;
  return title ? html`<span class="k" title="${title}">${shown}</span>` : html`<span class="k">${shown}</span>`;
}

const CREST = 20;

function sideOf({ team, score, reds, isWinner }: SideView, { storageBaseUrl }: RowFacts): Markup {
  return html`${teamImage(team, storageBaseUrl, CREST)}<span class="${isWinner ? "n w" : "n"}">${reds > 0 && html`<i>${reds}</i>`}${team.name}</span>${score !== undefined && html`<b>${score}</b>`}`;
}
