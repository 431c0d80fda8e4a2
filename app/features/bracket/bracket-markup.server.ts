import type { Bracket, BracketRound, Slot, Tie } from "#contract/domain/bracket";
import type { Match, Side } from "#contract/domain/match";
import { rowView } from "~/features/match-row/row-view";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import { WHOLE_END } from "~/ui/whole.server";
import {
  type BracketFacts,
  decidedWord,
  isTurned,
  slotName,
  stageName,
  tieName,
  tieSentences,
  turned,
} from "./tie-words.ts";

/** Rounds of more ties stand above the tree as lists that open: as a tree they would be many screens high. */
const TREE_TIES = 8;

interface BracketOptions extends Omit<BracketFacts, "sizes"> {
  /** Where the page names it, it needs no heading of its own. */
  hasHeading: boolean;
}

/**
 * A bracket as a list of rounds, each a list of its ties in the order of the tree: read aloud and on phones it is that
 * list, with links from round to round; on wide screens the rounds stand side by side and lines lead from each pair of
 * ties to the next.
 */
export function bracketMarkup({ rounds, thirdPlace }: Bracket, { hasHeading, ...facts }: BracketOptions): Markup {
  const bracket = { ...facts, sizes: new Map(rounds.map(({ stage, ties }) => [stage as string, ties.length])) };
  const t = facts.i18n.getFixedT(null, "bracket");
  const early = rounds.filter(({ ties }) => ties.length > TREE_TIES);
  const tree = rounds.filter(({ ties }) => ties.length <= TREE_TIES);
  const links = tree.map(({ stage }) => html`<li><a href="#${idOf(stage)}">${stageName(stage, bracket)}</a></li>`);
  const columns = tree.map((round) => column(round, round.stage === "final" ? thirdPlace : undefined, bracket));
  const note =
    rounds.some(({ ties }) => ties.some(({ awayGoalsRule }) => awayGoalsRule)) &&
    html`<p class="brn">${t("awayGoalsRule")}</p>`;
  return html`<section class="brs" aria-label="${t("label")}">${hasHeading && html`<h2>${t("label")}</h2>`}${early.map((round) => earlyRound(round, bracket))}${
    tree.length > 1 && html`<nav class="brj" aria-label="${t("rounds")}"><ul>${links}</ul></nav>`
  }<div class="br card whole"><ol${isTree(tree) && html` class="brt brc${tree.length}"`}>${columns}</ol></div>${note}${WHOLE_END}</section>`;
}

const idOf = (stage: string): string => `br-${stage}`;

/** Lines are drawn only where each pair of ties does lead to one: rounds halve, down to the final. */
const isTree = (rounds: readonly BracketRound[]): boolean =>
  rounds.every(({ ties }, at) => ties.length === 2 ** (rounds.length - 1 - at));

function earlyRound({ stage, ties }: BracketRound, bracket: BracketFacts): Markup {
  const items = ties.map((tie) => tieItem(tie, bracket, false));
  const isOpen = ties.some((tie) => isOwn(tie, bracket));
  return html`<details class="card bre"${isOpen && html` open`}><summary>${stageName(stage, bracket)}</summary><ol>${items}</ol></details>`;
}

function column({ stage, ties }: BracketRound, third: Tie | undefined, bracket: BracketFacts): Markup {
  const items = ties.map((tie) => tieItem(tie, bracket, stage === "final"));
  // Under the final, where it stands on every poster.
  const below =
    third && html`<h3>${stageName("third_place", bracket)}</h3><ol>${[tieItem(third, bracket, false)]}</ol>`;
  return html`<li id="${idOf(stage)}"${third && html` class="br3"`}><h3>${stageName(stage, bracket)}</h3><ol>${items}</ol>${below}</li>`;
}

const isOwn = ({ matches }: Tie, { matchId }: BracketFacts): boolean => matches.some(({ id }) => id === matchId);

/** One match: a link to it. Several: what opens to a list of them. None yet: just the two sides. */
function tieItem(tie: Tie, bracket: BracketFacts, isFinal: boolean): Markup {
  const [match, ...others] = tie.matches;
  const seen = html`<span class="vh">${tieSentences(tie, bracket, isFinal)}</span><span class="bt" aria-hidden="true"><small>${statusLine(tie, bracket)}</small>${sideLine(tie, "home", bracket)}${sideLine(tie, "away", bracket)}</span>`;
  if (!match) return html`<li><div>${seen}</div></li>`;
  const own = isOwn(tie, bracket) && html` class="bo" aria-current="true"`;
  if (others.length === 0 && !isOfSeveral(tie))
    return html`<li${own}><a href="${rowView(match, bracket.facts).href}">${seen}</a></li>`;
  const t = bracket.i18n.getFixedT(null, "bracket");
  const games = tie.matches.map((game) => html`<li>${gameLink(tie, game, bracket)}</li>`);
  return html`<li${own}><details name="tie"><summary>${seen}</summary><ol class="btg" aria-label="${t("matches")}">${games}</ol></details></li>`;
}

const isOfSeveral = ({ legs, bestOf }: Tie): boolean => legs === 2 || (bestOf ?? 1) > 1;

/** "First leg", "Game 4"; nothing of a tie's only match. */
function gameName(tie: Tie, match: Match, { i18n }: BracketFacts): string {
  const tMatches = i18n.getFixedT(null, "matches");
  if (tie.legs === 2) return tMatches(match.leg === 2 ? "stage.secondLeg" : "stage.firstLeg");
  const number = match.series?.game ?? tie.matches.indexOf(match) + 1;
  return isOfSeveral(tie) ? i18n.getFixedT(null, "bracket")("game", { number }) : "";
}

function gameLink(tie: Tie, match: Match, bracket: BracketFacts): Markup {
  const { href, sentence, status } = rowView(match, bracket.facts);
  const score = match.state === "scheduled" || !match.score ? status.text : scoreText(match);
  const name = gameName(tie, match, bracket);
  const teams = `${match.home.shortName ?? match.home.name} – ${match.away.shortName ?? match.away.name}`;
  return html`<a href="${href}"><span class="vh">${name}, ${bracket.dayOf(match)}: ${sentence}</span><span aria-hidden="true"><small>${name} · ${bracket.dayOf(match)}</small>${teams}</span><b aria-hidden="true">${score}</b></a>`;
}

const scoreText = (match: Match): string => ("score" in match && match.score ? match.score.join("-") : "");

/** What stands above a tie's sides: its number while somebody waits for its winner, then the day, how it was decided. */
function statusLine(tie: Tie, bracket: BracketFacts): string {
  const t = bracket.i18n.getFixedT(null, "bracket");
  const format = tie.bestOf ? t("bestOf", { count: tie.bestOf }) : tie.legs === 2 && t("twoLegs");
  const match = tie.matches.find(({ state }) => state !== "finished") ?? tie.matches.at(-1);
  const waited = tie.winner === undefined && (bracket.sizes.get(stageOf(tie)) ?? 1) > 1 && tieName(tie.id, bracket);
  if (!match) return joined(waited, format);
  if (isOfSeveral(tie) && tie.winner)
    return joined(tie.bestOf ? format : bracket.dayOf(match), decidedWord(tie, bracket));
  const { text } = rowView(match, bracket.facts).status;
  const isPlayed = match.state === "finished";
  return joined(
    isOfSeveral(tie) && gameName(tie, match, bracket),
    match.state !== "live" && bracket.dayOf(match),
    !(isPlayed && isOfSeveral(tie)) && text,
  );
}

const stageOf = ({ id }: Tie): string => id.split("-")[0] ?? "";

const joined = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(" · ");

function sideLine(tie: Tie, side: Side, bracket: BracketFacts): Markup {
  const { team } = tie[side];
  const { storageBaseUrl } = bracket.facts;
  const image = team ? teamImage(team, storageBaseUrl, ROW_PICTURE) : html`<span class="flag"></span>`;
  const state = tie.winner === side ? "bw" : team ? "" : "bu";
  return html`<span class="bs ${state}">${image}<span>${shownName(tie[side], bracket)}</span>${figures(tie, side === "home" ? 0 : 1)}</span>`;
}

/** What fits beside three figures; the sentences have the whole name. */
const LONGEST = 16;

function shownName(slot: Slot, bracket: BracketFacts): string {
  const name = slotName(slot, bracket);
  return (name.length > LONGEST && slot.team?.shortName) || name;
}

/** A team's wins in a series; else its goals in each leg, those of a shoot-out behind them, or of both legs together. */
function figures(tie: Tie, index: 0 | 1): Markup[] {
  if (tie.seriesWins) return [html`<b>${tie.seriesWins[index]}</b>`];
  const isAdded = tie.legs === 2 && tie.aggregate;
  const legs = tie.matches.flatMap((match) => {
    if (match.state === "scheduled" || !match.score) return [];
    const goals = turned(match.score, isTurned(tie, match))[index];
    const shootout = !isAdded && match.shootout && turned(match.shootout, isTurned(tie, match))[index];
    return [
      isAdded ? html`<i>${goals}</i>` : html`<b>${goals}</b>`,
      ...(typeof shootout !== "number" ? [] : [html`<i>(${shootout})</i>`]),
    ];
  });
  return tie.legs === 2 && tie.aggregate ? [...legs, html`<b>${tie.aggregate[index]}</b>`] : legs;
}
