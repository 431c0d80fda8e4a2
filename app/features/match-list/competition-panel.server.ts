import type { CompetitionMatches } from "#contract/domain/competition";
import { html, type Markup } from "~/server-markup/html";
import { flagOf } from "./competition-groups.server.ts";
import { groupAnchor } from "./group-anchor.ts";
import { type ListFacts, showAddress } from "./list-facts.ts";
import { isOwnCountry } from "./order-groups.ts";
import { isLong } from "./place-groups.ts";
import { isShown } from "./show.ts";

/** One line of the panel: a competition, or a country with all its competitions of the day. */
interface Entry {
  name: string;
  groups: CompetitionMatches[];
}

/**
 * The day's competitions beside its list (a sheet on small screens): the visitor's own and popular ones, and every
 * country that plays. Each line leads to its place in the list. Made of the list itself, so that it names nothing that
 * is not there.
 */
export function competitionPanel(groups: readonly CompetitionMatches[], facts: ListFacts): Markup {
  if (groups.length === 0) return html``;
  const { t } = facts;
  const favoured = groups
    .filter(({ competition }) => competition.isPopular || isOwnCountry(competition.country, facts.country))
    .map((group) => ({ name: group.competition.name, groups: [group] }));
  const rowCount = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const sections = html`${section(t("competitions.popular"), favoured, facts)}${section(t("competitions.countries"), countriesOf(groups), facts)}`;
  // As with rows (later-groups.ts): it stands behind the list, and on phones it is closed.
  return html`<div class="cp-top"><h2>${t("competitions.label")}</h2><button type="button" class="cp-x" popovertarget="competitions" popovertargetaction="hide" aria-label="${t("competitions.close")}"></button></div><input type="search" class="js" placeholder="${t("competitions.find")}" aria-label="${t("competitions.find")}" autocomplete="off"><ul class="cp-found" hidden></ul><p class="note" role="status" data-none="${t("competitions.none")}"></p>${isLong(rowCount) ? html`<noscript>${sections}</noscript>` : sections}`;
}

function countriesOf(groups: readonly CompetitionMatches[]): Entry[] {
  const countries = new Map<string, Entry>();
  for (const group of groups) {
    const { key, name } = group.competition.country;
    const begun = countries.get(key);
    if (begun) begun.groups.push(group);
    else countries.set(key, { name, groups: [group] });
  }
  return [...countries.values()];
}

function section(title: string, entries: readonly Entry[], facts: ListFacts): Markup {
  if (entries.length === 0) return html``;
  return html`<section><h3>${title}</h3><ul>${entries.map((entry) => line(entry, facts))}</ul></section>`;
}

function line({ name, groups }: Entry, facts: ListFacts): Markup {
  const [first] = groups;
  if (!first) return html``;
  const live = groups.reduce((sum, { matches }) => sum + matches.filter(({ state }) => state === "live").length, 0);
  // Of one competition the address says it.
  const ids = groups.length > 1 && html` data-g="${groups.map(({ competition }) => competition.id).join(" ")}"`;
  return html`<li${ids}><a href="${placeOf(first, facts)}">${flagOf(first, facts)}<span>${name}</span>${live > 0 && html`<b class="gl">${live}</b>`}</a></li>`;
}

/** A competition's place on this page; where this choice of matches has none of its, in the day's whole list. */
function placeOf({ competition, matches }: CompetitionMatches, facts: ListFacts): string {
  const isHere = matches.some(({ state }) => isShown(state, facts.show));
  return `${isHere ? "" : showAddress(facts, "all")}#${groupAnchor(competition.id)}`;
}
