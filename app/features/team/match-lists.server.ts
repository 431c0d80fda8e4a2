import type { i18n } from "i18next";
import type { Match } from "#contract/domain/match";
import type { EdgeContext } from "#worker/context";
import { localePath } from "~/features/frame/locale-path";
import { matchDays } from "~/features/match-days/match-days.server";
import { html, type Markup } from "~/server-markup/html";
import { type MatchFilter, matchesPath } from "./match-filter.ts";
import type { MatchListPart } from "./read-matches.server.ts";

interface MatchListsFacts {
  namespaces: readonly string[];
  /** Knows them. */
  i18n: i18n;
  competitionOf(match: Match): string | undefined;
  address: Parameters<typeof matchesPath>[0];
  filter: MatchFilter;
}

/**
 * A team's matches under their days, each day with its competition: one list, or what comes and what was, each under its
 * heading and with the way to all of it. Class names are those of rows.css, match-days.css and team.css.
 */
export function matchLists(lists: readonly MatchListPart[], context: EdgeContext, facts: MatchListsFacts): Markup {
  const shown = lists.filter(({ matches }) => matches.length > 0);
  return html`${shown.map((list, at) => matchList(list, at > 0, context, facts))}`;
}

function matchList(
  { of, matches, hasMore }: MatchListPart,
  isContinued: boolean,
  context: EdgeContext,
  { namespaces, i18n, competitionOf, address, filter }: MatchListsFacts,
): Markup {
  const t = i18n.getFixedT(null, ["team", "common"]);
  const { markup } = matchDays(matches, context, {
    namespaces,
    level: of ? 3 : 2,
    groupOf: (match) =>
      [competitionOf(match), match.source === "simulated" && t("common:source.simulated")].filter(Boolean).join(" · "),
    isContinued,
  });
  if (!of) return markup;
  const all = localePath(context.locale, matchesPath(address, { filter, part: { direction: of } }));
  const more = hasMore && html`<p class="tm-more"><a href="${all}">${t(`all.${address.sport}.${of}`)}</a></p>`;
  return html`<h2 class="tm-part">${of === "next" ? t("upcoming") : t("results")}</h2>${markup}${more}`;
}
