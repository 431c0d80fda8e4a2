import type { i18n } from "i18next";
import type { Competition } from "#contract/domain/competition";
import type { Highlight } from "#contract/domain/highlight";
import { highlightPath } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { localePath } from "~/features/frame/locale-path";
import { formatDate } from "~/i18n/format-date";
import { html, type Markup } from "~/server-markup/html";
import { flagImage, ROW_PICTURE } from "~/ui/team-image";
import { WHOLE_END } from "~/ui/whole.server";
import { ownAddress } from "./own-address.ts";
import { playTime } from "./play-time.ts";
import { listQuery } from "./results-choice.ts";

export interface CardFacts {
  context: Pick<EdgeContext, "locale" | "visitor" | "config">;
  i18n: i18n;
  /** By id: matches name their competition by its id only. */
  competitions: ReadonlyMap<string, Competition>;
  /** Titles tell results: names stand in their place. */
  isHidden: boolean;
}

/** Covers that are seen at once; the others wait for the visitor to come near. */
const EAGER = 4;

/** A highlight that has a page: it is its match's. */
export type PlayedHighlight = Highlight & { match: NonNullable<Highlight["match"]> };
export const hasMatch = (highlight: Highlight): highlight is PlayedHighlight => highlight.match !== undefined;

/** Highlights under the days on which they came out, in the visitor's zone. Class names are those of highlight-cards.css. */
export function highlightDays(highlights: readonly PlayedHighlight[], facts: CardFacts): Markup {
  const { locale, visitor } = facts.context;
  const days = Map.groupBy(highlights, ({ publishedAt }) => dateIn(publishedAt, visitor.timeZone));
  let before = 0;
  const day = ([date, ofDay]: [string, PlayedHighlight[]]): Markup => {
    const cards = highlightCards(ofDay, facts, Math.max(0, EAGER - before));
    before += ofDay.length;
    return html`<section><h2><time datetime="${date}">${formatDate(date, locale, "full")}</time></h2>${cards}</section>`;
  };
  return html`${[...days].map(day)}`;
}

/** Highlights as a list of links, the covers of the first `eager` loaded at once. */
export const highlightCards = (highlights: readonly PlayedHighlight[], facts: CardFacts, eager = 0): Markup =>
  html`<ul class="hls">${highlights.map((highlight, index) => card(highlight, facts, index < eager))}</ul>`;

function card({ match, title, cover, duration, views }: PlayedHighlight, facts: CardFacts, isEager: boolean): Markup {
  const { context, i18n, competitions, isHidden } = facts;
  const t = i18n.getFixedT(null, "highlights");
  const { storageBaseUrl } = context.config;
  const src = context.visitor.savesData ? undefined : ownAddress(cover, storageBaseUrl);
  const picture = src && html`<img src="${src}" width="320" height="180" alt=""${!isEager && html` loading="lazy"`}>`;
  const competition = competitions.get(match.leagueId);
  const flag =
    competition?.country.flag !== undefined &&
    !context.visitor.savesData &&
    flagImage(competition.country.flag, ROW_PICTURE);
  const href = localePath(context.locale, highlightPath(match) + listQuery({ isHidden }));
  const shown = isHidden ? t("versus", { home: match.home.name, away: match.away.name }) : title;
  const time = playTime(duration);
  const told = [
    competition && html`<span>${flag} ${competition.name}</span>`,
    views !== undefined && html`<span>${t("views", { count: views })}</span>`,
    match.source === "simulated" && html`<span class="tag">${i18n.t("common:source.simulated")}</span>`,
  ].filter((fact) => fact !== undefined && fact !== false);
  return html`<li><a class="hl whole" href="${href}"><span class="hlc">${picture}${duration > 0 && html`<span class="hlt num"><span class="vh">${t("length", { time })}</span><span aria-hidden="true">${time}</span></span>`}</span><span class="hlb"><b>${shown}</b><small>${told}</small></span></a>${WHOLE_END}</li>`;
}
