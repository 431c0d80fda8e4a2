import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { matchRow, starLabel } from "~/features/match-row/match-row.server";
import type { RowFacts } from "~/features/match-row/row-view";
import { stageLabel } from "~/features/match-row/stage-label";
import { formatDate } from "~/i18n/format-date";
import { html, type Markup } from "~/server-markup/html";
import type { AroundNow } from "./around-now.ts";

interface AroundNowFacts {
  context: Pick<EdgeContext, "locale" | "visitor">;
  facts: RowFacts;
  /** Knows the namespaces `team` and `matches`. */
  i18n: i18n;
  competitionOf(match: Match): string | undefined;
}

/**
 * The next match and the last result, a card each, in an element that the page's script keeps up to date. Class names
 * are those of rows.css and match-days.css.
 */
export function aroundNowMarkup({ next, last, isPlaying }: AroundNow, known: AroundNowFacts): Markup {
  const t = known.i18n.getFixedT(null, "team");
  return html`${starLabel(known.facts)}${next && card(isPlaying ? t("now") : t(`next.${next.sport}`), next, known)}${last && card(t("last"), last, known)}`;
}

function card(title: string, match: Match, { context, facts, i18n, competitionOf }: AroundNowFacts): Markup {
  const date = dateIn(match.kickOff, context.visitor.timeZone);
  const where = [
    competitionOf(match),
    stageLabel(match, i18n.getFixedT(null, "matches")),
    match.source === "simulated" && facts.words.simulated,
  ]
    .filter(Boolean)
    .join(" · ");
  return html`<section class="card md"><h2 class="whole">${title} <small><time datetime="${date}">${formatDate(date, context.locale, "full")}</time>${where && ` · ${where}`}</small></h2>${matchRow(match, facts)}</section>`;
}
