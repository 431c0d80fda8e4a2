import type { OddsLine, OddsQuote } from "#contract/domain/odds";
import { formatOdds } from "#contract/odds/formats";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { priceOf } from "./comparison-table.server.ts";
import { lineOf, movementOf } from "./market-figures.ts";
import { movementMarkup, type OddsFacts } from "./odds-facts.server.ts";
import { quoteLine } from "./quote-line.ts";
import { type Box, priceScale, quoteSteps } from "./quote-steps.ts";

// User units; the style sheet makes letters of one size on small and large screens.
const WIDTH = 360;
const HEIGHT = 200;
const BOX: Box = { left: 34, top: 22, width: 296, height: 156 };
/** Between two labels of lines that the chart has room for. */
const LABEL_ROOM = 40;

/** How a company's prices of its main line went: a drawing, and the same as a table. Nothing for fewer than two quotes. */
export function historyMarkup({ history, bookmaker }: OddsLine, facts: OddsFacts): Markup {
  const steps = quoteSteps(history, facts.outcomes);
  if (steps.length < 2) return html``;
  const title = facts.t("odds:history.of", { company: bookmaker.name });
  const { t } = facts;
  return html`<h3>${t("odds:history.title")}</h3>${drawing([...steps].reverse(), title, facts)}${legend(facts)}<p>${t("odds:history.about")}</p><details><summary>${t("odds:history.table")}</summary>${table(steps, title, facts)}</details>`;
}

/** One step for each change, the earliest first: ten days and ninety minutes have no common scale. */
function drawing(steps: readonly OddsQuote[], title: string, facts: OddsFacts): Markup {
  const { outcomes, t, choice } = facts;
  const shown = steps.filter((quote) => outcomes.every((outcome) => Number(quote.prices[outcome]) > 1));
  if (shown.length < 2) return html``;
  const scale = priceScale(
    shown.flatMap(({ prices }) => outcomes.map((outcome) => Number(prices[outcome]))),
    BOX,
  );
  const step = BOX.width / (shown.length - 1);
  const xOf = (at: number): number => Math.round((BOX.left + at * step) * 10) / 10;
  const ticks = scale.ticks.map((tick) => {
    const y = scale.yOf(tick);
    return html`<path d="M${BOX.left} ${y}h${BOX.width}"/><text x="2" y="${y + 4}">${tick}</text>`;
  });
  const paths = outcomes.map((outcome, of) => {
    const points = shown.map(({ prices }, at): Point => [xOf(at), scale.yOf(Number(prices[outcome]))]);
    return html`<path class="s ${lineClass(of, outcomes)}" d="${stepPath(points, shown)}"/>`;
  });
  const first = shown[0] as OddsQuote;
  const last = shown.at(-1) as OddsQuote;
  const sentences = outcomes.map((outcome) =>
    t("odds:history.sentence", {
      outcome: t(`odds:outcome.${outcome}`),
      first: formatOdds(Number(first.prices[outcome]), choice.format ?? "decimal"),
      last: formatOdds(Number(last.prices[outcome]), choice.format ?? "decimal"),
    }),
  );
  return html`<svg class="od-c" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="od-ct od-cd"><title id="od-ct">${title}</title><desc id="od-cd">${sentences.join(" ")}</desc><g class="ax">${ticks}${kickOff(shown, xOf, t)}${lineLabels(shown, xOf)}</g>${paths}</svg>`;
}

/** The last of two looks like the last of three. */
const lineClass = (of: number, outcomes: readonly unknown[]): string => `s${of === outcomes.length - 1 ? 2 : of}`;

type Point = readonly [x: number, y: number];

/** A quote stands until the next: across first, then up or down. Prices of another line are no rise and no fall. */
const stepPath = (points: readonly Point[], quotes: readonly OddsQuote[]): string =>
  points
    .map(([x, y], at) => {
      const before = quotes[at - 1];
      const isSameLine = before && lineOf(before.prices) === lineOf((quotes[at] as OddsQuote).prices);
      return isSameLine ? `H${x}V${y}` : `${at === 0 ? "" : `H${x}`}M${x} ${y}`;
    })
    .join("");

/** Where prices in play begin. */
function kickOff(shown: readonly OddsQuote[], xOf: (at: number) => number, t: OddsFacts["t"]): Markup {
  const at = shown.findIndex(({ stage }) => stage === "live");
  if (at < 1) return html``;
  const x = xOf(at);
  const isLate = x > WIDTH / 2;
  return html`<path class="ko" d="M${x} ${BOX.top}v${BOX.height}"/><text x="${isLate ? x - 3 : x + 3}" y="${HEIGHT - 6}"${isLate && html` class="end"`}>${t("odds:stage.live")}</text>`;
}

/** The line where it is another than before, as far as there is room. */
function lineLabels(shown: readonly OddsQuote[], xOf: (at: number) => number): Markup {
  let free = 0;
  const labels = shown.map((quote, at) => {
    const before = shown[at - 1];
    if (before && lineOf(before.prices) === lineOf(quote.prices)) return html``;
    const x = Math.min(xOf(at), WIDTH - LABEL_ROOM);
    const hasRoom = lineOf(quote.prices) !== undefined && x >= free;
    if (hasRoom) free = x + LABEL_ROOM;
    return html`${hasRoom && html`<text x="${x}" y="12">${quoteLine(quote.prices)}</text>`}`;
  });
  return html`${labels}`;
}

const legend = ({ outcomes, t }: OddsFacts): Markup =>
  html`<ul class="od-l">${outcomes.map((outcome, of) => html`<li><svg viewBox="0 0 24 4" aria-hidden="true"><path class="s ${lineClass(of, outcomes)}" d="M0 2H24"/></svg>${t(`odds:outcome.${outcome}`)}</li>`)}</ul>`;

/** Every change, the latest first. */
function table(steps: readonly OddsQuote[], title: string, facts: OddsFacts): Markup {
  const { t, outcomes, choice } = facts;
  const hasLine = choice.market !== "winner";
  const heads = outcomes.map((outcome) => html`<th scope="col">${t(`odds:outcome.${outcome}`)}</th>`);
  const rows = steps.map((quote, at) => {
    const before = steps[at + 1];
    const prices = quote.isSuspended
      ? html`<td colspan="${outcomes.length}" class="off">${t("odds:suspended")}</td>`
      : html`${outcomes.map((outcome) => html`<td>${priceOf(quote, outcome, choice.format)}${movementMarkup(before && movementOf(before, quote, outcome), t)}</td>`)}`;
    return html`<tr data-g="q${quote.at ?? `n${steps.length - at}`}"><th scope="row">${whenOf(quote, facts)}</th>${hasLine && html`<td>${quoteLine(quote.prices)}</td>`}${prices}</tr>`;
  });
  return html`<div class="od-scroll" tabindex="0" role="region" aria-label="${title}"><table class="od-h num whole"><caption class="vh">${title}</caption><thead><tr><th scope="col">${t("odds:history.when")}</th>${hasLine && html`<th scope="col">${t("odds:line")}</th>`}${heads}</tr></thead><tbody>${rows}</tbody></table>${WHOLE_END}</div>`;
}

/** In play the minute with the score, else day and time; what is not known is left out. */
function whenOf({ stage, at, minuteAtQuote, scoreAtQuote }: OddsQuote, { t, timeOf }: OddsFacts): Markup {
  const score = scoreAtQuote && html` <small>${scoreAtQuote.join("–")}</small>`;
  if (minuteAtQuote !== undefined) return html`${minuteAtQuote}&#39;${score}`;
  return html`${at === undefined ? t(`odds:stage.${stage}`) : timeOf(at)}${score}`;
}
