import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import { formatOdds } from "#contract/odds/formats";
import type { LocaleCode } from "#contract/tables/locales";
import { matchTabPath } from "#contract/tables/paths";
import { localePath } from "~/features/frame/locale-path";
import { formatDate } from "~/i18n/format-date";
import { formatClock, localDate, offsetsBetween } from "~/i18n/zone-offsets";
import { html, type Markup } from "~/server-markup/html";
import { type Movement, type Outcome, outcomesOf } from "./market-figures.ts";
import { choiceQuery, type OddsChoice, type OfferedFormat } from "./odds-choice.ts";

/** What the markup of prices needs to know besides the prices. */
export interface OddsFacts {
  t: i18n["t"];
  match: Match;
  choice: OddsChoice;
  outcomes: readonly Outcome[];
  /** The tab's address with another choice. */
  addressOf(change: Partial<OddsChoice>): string;
  /** Day and time of an instant in the visitor's zone. */
  timeOf(at: number): string;
}

interface FactsOf {
  locale: LocaleCode;
  timeZone: string;
  match: Match;
  choice: OddsChoice;
}

export function oddsFacts({ t }: i18n, { locale, timeZone, match, choice }: FactsOf): OddsFacts {
  return {
    t,
    match,
    choice,
    outcomes: outcomesOf(choice.market, match.sport),
    addressOf: (change) => localePath(locale, matchTabPath(match, "odds")) + choiceQuery({ ...choice, ...change }),
    timeOf: (at) => {
      const offsets = offsetsBetween(at, at, timeZone);
      return `${formatDate(localDate(at, offsets), locale, "row")} ${formatClock(at, offsets)}`;
    },
  };
}

/** A price in the form asked for; the page's script reads the decimal one beside it. */
export const priceMarkup = (price: string, format: OfferedFormat = "decimal"): Markup =>
  html`<data class="od" value="${price}">${formatOdds(Number(price), format)}</data>`;

/** A rise or fall, told by a sign and by a word. */
export const movementMarkup = (movement: Movement, t: OddsFacts["t"]): Markup =>
  movement
    ? html`<i class="mv ${movement}"><span class="vh"> ${t(`odds:move.${movement}`)}</span></i>`
    : html`<i class="mv"></i>`;
