import type { LineUpPlayer } from "#contract/domain/line-ups";
import { formatDecimal } from "~/features/people/format-amounts";
import { html, type Markup } from "~/server-markup/html";
import type { LineUpFacts } from "./line-up-facts.ts";
import { markName } from "./mark-name.ts";
import { type MarkKind, marksOf } from "./marks.ts";
import { ratingBand } from "./rating-band.ts";

const times = (count: number): Markup | false =>
  count > 1 && html`<span class="num" aria-hidden="true">${count}</span>`;

/** For eyes: what they mean is told by the list. */
export const bareMarks = (player: LineUpPlayer): Markup[] =>
  marksOf(player).map(({ kind, count }) => html`<i class="mk ${kind}"></i>${times(count)}`);

const named = (kind: MarkKind, text: string | number, facts: LineUpFacts): string =>
  facts.t("counted", { what: markName(kind, facts), value: `${text}` });

/** The marks with their words. */
export const namedMarks = (player: LineUpPlayer, facts: LineUpFacts): Markup[] =>
  marksOf(player).map(({ kind, count }) => {
    const name = named(kind, count, facts);
    return html`<i class="mk ${kind}" role="img" aria-label="${name}" title="${name}"></i>${times(count)}`;
  });

/** That a player came on or went off, and when. */
export function changeMark(kind: "on" | "off", minute: string, facts: LineUpFacts): Markup {
  const name = named(kind, `${minute}'`, facts);
  return html`<span class="ch num"><i class="mk ${kind}" role="img" aria-label="${name}" title="${name}"></i><span aria-hidden="true">${minute}'</span></span>`;
}

/** A rating as a badge, the best player's with a star. */
export function ratingBadge({ rating, isManOfTheMatch }: LineUpPlayer, { locale, t }: LineUpFacts): Markup | false {
  const band = rating === undefined ? undefined : ratingBand(rating);
  if (rating === undefined || band === undefined) return false;
  const best = isManOfTheMatch && t("manOfTheMatch");
  const star = best && html`<i class="star" role="img" aria-label="${best}" title="${best}"></i>`;
  return html`<span class="rt ${band} num">${star}${formatDecimal(rating, locale)}</span>`;
}
