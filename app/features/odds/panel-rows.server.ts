import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import type { PastPrices, PricedMatch, Prices } from "#contract/domain/odds";
import { mirrored, quartersOf, splitLine } from "#contract/odds/quarters";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import { localePath } from "~/features/frame/locale-path";
import { formatDate } from "~/i18n/format-date";
import { html, type Markup } from "~/server-markup/html";
import { priceMarkup } from "./odds-facts.server.ts";

/** What the rows need to know besides their matches. */
export interface PanelFacts {
  t: i18n["t"];
  locale: LocaleCode;
  timeZone: string;
  showsPrices: boolean;
  competitionName(leagueId: string): string | undefined;
}

/** Past matches, each with its result, its prices before kick-off and how they settled for the subject. */
export const panelRows = (matches: readonly PricedMatch[], facts: PanelFacts): Markup =>
  html`<ol class="od-p">${matches.map((match) => panelRow(match, facts))}</ol>`;

function panelRow(priced: PricedMatch, facts: PanelFacts): Markup {
  const { match, side, result, odds } = priced;
  const { t, locale, timeZone } = facts;
  const day = formatDate(dateIn(match.kickOff, timeZone), locale, "date");
  const competition = facts.competitionName(match.leagueId);
  const name = (of: "home" | "away") => (of === side ? html`<b>${match[of].name}</b>` : html`${match[of].name}`);
  const href = localePath(locale, matchPath(match));
  const prices = facts.showsPrices && odds ? pricesOf(priced, odds.early, odds.closing, facts) : html``;
  return html`<li><p><time datetime="${new Date(match.kickOff).toISOString()}">${day}</time>${competition !== undefined && html` · ${competition}`}</p><a href="${href}"><span class="rs ${result}"><span class="vh">${t(`odds:panel.result.${result}`)} </span><span aria-hidden="true">${t(`odds:panel.letter.${result}`)}</span></span> <span class="who">${name("home")} <span class="num sc">${scoreOf(match)}</span> ${name("away")}</span></a>${prices}</li>`;
}

/** What counts for prices: football's ninety minutes, said where more was played. */
function scoreOf(match: Match): string {
  if (match.state === "scheduled" || !match.score) return "–";
  return (match.fullTime ?? match.score).join("–");
}

function pricesOf(
  { side, handicap, total, match }: PricedMatch,
  early: PastPrices | undefined,
  closing: PastPrices | undefined,
  { t }: PanelFacts,
): Markup {
  const ofSide = (prices: Prices) => html`<b class="at">${subjectLine(prices, side)}</b> ${price(prices[side])}`;
  const ofTotal = (prices: Prices) =>
    html`<b class="at">${prices.total ?? ""}</b> ${price(prices.over)} ${price(prices.under)}`;
  const ofWinner = (prices: Prices) => html`${price(prices.home)} ${price(prices.draw)} ${price(prices.away)}`;
  const fact = (market: keyof PastPrices, text: (prices: Prices) => Markup, outcome: Markup | undefined) => {
    const last = closing?.[market];
    const first = early?.[market];
    if (!last) return html``;
    return html`<div><dt>${t(`odds:market.${match.sport}.${market}`)}</dt><dd class="num">${text(last)}${outcome}${first && html`<small>${t("odds:panel.opening")} ${text(first)}</small>`}</dd></div>`;
  };
  return html`<dl>${fact("handicap", ofSide, handicap && html`<b class="so ${handicap}">${t(`odds:settle.${handicap}`)}</b>`)}${fact("total", ofTotal, total && html`<b class="so ${total}">${t(`odds:totalOutcome.${total}`)}</b>`)}${fact("winner", ofWinner, undefined)}</dl>`;
}

const price = (text: string | undefined): Markup => (text === undefined ? html`` : priceMarkup(text));

/** The handicap as the subject has it. */
function subjectLine({ homeLine = "" }: Prices, side: "home" | "away"): string {
  const quarters = quartersOf(homeLine);
  if (quarters === undefined) return homeLine;
  const own = side === "home" ? quarters : mirrored(quarters);
  return own > 0 ? `+${splitLine(own)}` : splitLine(own);
}
