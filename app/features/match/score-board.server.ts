import type { TFunction } from "i18next";
import type { MatchInfo } from "#contract/calls/match-info";
import type { ListedTeam } from "~/features/match-row/listed-match";
import { type RowFacts, rowView } from "~/features/match-row/row-view";
import type { SideStanding } from "~/features/match-row/standing-view";
import { html, type Markup } from "~/server-markup/html";
import { flagImage, ROW_PICTURE, teamImage } from "~/ui/team-image";

interface BoardFacts {
  facts: RowFacts;
  /** The day of kick-off in words. */
  day: string;
  t: TFunction<"match">;
}

/**
 * Where a match belongs, who plays whom and how it stands: a heading and a sentence for screen readers, a scoreboard
 * for eyes. Class names are those of match.css.
 */
export function scoreBoard({ match, competition }: MatchInfo, { facts, day, t }: BoardFacts): Markup {
  const { state, sides, status, halfTime, notes, sentence } = rowView(match, facts);
  const [home, away] = sides;
  const hasScore = home.score !== undefined;
  // A delayed match says so under its time.
  const [shown, under = day] = status.text.split("\n");
  const figure = hasScore ? `${home.score} – ${away.score}` : shown;
  const said = status.title ?? (hasScore ? shown : under);
  const heading = t("heading", { home: match.home.name, away: match.away.name });
  const lines = [halfTime, notes].filter(Boolean).join("\n");
  const middle = html`<div><strong class="num">${figure}</strong><span class="said">${said}</span>${lines && html`<span class="x">${lines}</span>`}</div>`;
  return html`${league(competition, facts, match.source === "simulated" && facts.words.simulated)}<h1 class="vh">${heading}</h1><p class="vh">${`${day}: ${sentence}`}</p><div class="${state === "l" ? "board l" : "board"}" aria-hidden="true">${sideOf(match.home, home, facts)}${middle}${sideOf(match.away, away, facts)}</div>`;
}

function league(
  { country, name }: MatchInfo["competition"],
  { storageBaseUrl }: RowFacts,
  tag: string | false,
): Markup {
  const flag = country.flag !== undefined && storageBaseUrl !== undefined && flagImage(country.flag, ROW_PICTURE);
  return html`<p class="league">${flag}<span><small>${country.name}</small> ${name}</span>${tag && html`<span class="tag">${tag}</span>`}</p>`;
}

function sideOf(team: ListedTeam, { reds, isWinner }: SideStanding, { storageBaseUrl }: RowFacts): Markup {
  const name = html`<span${isWinner && html` class="w"`}>${team.name} ${reds > 0 && html`<i class="red">${reds}</i>`}</span>`;
  return html`<div>${teamImage(team, storageBaseUrl, 56)}${name}</div>`;
}
