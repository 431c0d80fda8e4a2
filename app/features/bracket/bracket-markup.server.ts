import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import { type RowFacts, rowView } from "~/features/match-row/row-view";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import type { Bracket, BracketRound, BracketSide, BracketTie } from "./bracket.ts";

interface BracketFacts {
  facts: RowFacts;
  i18n: i18n;
  /** The day of a match in words. */
  dayOf(match: Match): string;
}

/**
 * A bracket as a list of rounds, each a list of its ties in the order of the tree: read aloud it is that list; seen, the
 * rounds stand side by side and lines lead from each pair of ties to the next.
 */
export function bracketMarkup({ rounds, thirdPlace }: Bracket, bracket: BracketFacts): Markup {
  const { i18n } = bracket;
  const t = i18n.getFixedT(null, "bracket");
  const name = (stage: BracketRound["stage"]) => i18n.getFixedT(null, "matches")(`stage.${stage}`);
  const round = ({ stage, ties }: BracketRound) => {
    const items = ties.map((tie) => tieItem(tie, bracket, stage === "final"));
    // Under the final, where it stands on every poster.
    const third = stage === "final" && thirdPlace;
    const below = third && html`<p>${name("third_place")}</p><ol>${[tieItem(third, bracket, false)]}</ol>`;
    return html`<li class="${third ? "br3" : ""}"><p>${name(stage)}</p><ol>${items}</ol>${below}</li>`;
  };
  return html`<div class="br card" role="region" aria-label="${t("label")}" tabindex="0"><ol>${rounds.map(round)}</ol></div>`;
}

function tieItem(tie: BracketTie, bracket: BracketFacts, isFinal: boolean): Markup {
  const said = tieSentences(tie, bracket, isFinal);
  const last = tie.matches.at(-1);
  const seen = html`<span class="vh">${said}</span><span class="bt" aria-hidden="true"><small>${last && statusLine(last, bracket)}</small>${sideLine(tie, 0, bracket)}${sideLine(tie, 1, bracket)}</span>`;
  return last
    ? html`<li><a href="${rowView(last, bracket.facts).href}">${seen}</a></li>`
    : html`<li><div>${seen}</div></li>`;
}

function statusLine(match: Match, { facts, dayOf }: BracketFacts): string {
  const { text } = rowView(match, facts).status;
  return match.state === "live" ? text : `${dayOf(match)} · ${text}`;
}

const nameOf = ({ team, from }: BracketSide, { i18n }: BracketFacts): string => {
  const t = i18n.getFixedT(null, "bracket");
  if (team) return team.name;
  if (!from) return t("toBeDecided");
  return from.place === 1 ? t("winnerOfGroup", { letter: from.group }) : t("runnerUpOfGroup", { letter: from.group });
};

function sideLine(tie: BracketTie, index: 0 | 1, bracket: BracketFacts): Markup {
  const side = tie.sides[index];
  const { storageBaseUrl } = bracket.facts;
  const image = side.team ? teamImage(side.team, storageBaseUrl, ROW_PICTURE) : html`<span class="flag"></span>`;
  const state = tie.winner === index ? "bw" : side.team ? "" : "bu";
  return html`<span class="bs ${state}">${image}<span>${nameOf(side, bracket)}</span>${figures(tie, index)}</span>`;
}

/** A team's goals in each leg, and in a shoot-out behind the leg that it ended. */
function figures(tie: BracketTie, index: 0 | 1): Markup[] {
  const [first] = tie.matches;
  return tie.matches.flatMap((match) => {
    const at = match.home.id === first?.home.id ? index : index === 0 ? 1 : 0;
    if (match.state === "scheduled" || !match.score) return [];
    return [html`<b>${match.score[at]}</b>`, ...(match.shootout ? [html`<i>(${match.shootout[at]})</i>`] : [])];
  });
}

function tieSentences(tie: BracketTie, bracket: BracketFacts, isFinal: boolean): string {
  const t = bracket.i18n.getFixedT(null, "bracket");
  const [home, away] = tie.sides;
  if (tie.matches.length === 0) return t("undecided", { home: nameOf(home, bracket), away: nameOf(away, bracket) });
  const said = tie.matches.map((match) => `${bracket.dayOf(match)}: ${rowView(match, bracket.facts).sentence}`);
  if (tie.winner !== undefined) {
    const team = nameOf(tie.sides[tie.winner], bracket);
    said.push(isFinal ? t("champions", { team }) : t("through", { team }));
  }
  return said.join(" ");
}
