import { html, type Markup } from "~/server-markup/html";
import { type ListFacts, showAddress } from "./list-facts.ts";
import { SHOWS, type Show, type ShowCounts } from "./show.ts";

/** All, live, finished, upcoming: the day's list in four addresses, with the number of matches behind each. */
export function listFilters(counts: ShowCounts, facts: ListFacts): Markup {
  const links = SHOWS.map(
    (show) =>
      html`<a href="${showAddress(facts, show)}" data-show="${show}"${show === facts.show && html` aria-current="true"`}>${facts.t(`filter.${show}`)} ${number(show, counts)}</a>`,
  );
  return html`<nav class="flt card whole" aria-label="${facts.t("filter.label")}">${links}</nav>`;
}

/** The number of live matches looks as it does on competitions, where there are some; recount.ts writes the same. */
const number = (show: Show, counts: ShowCounts): Markup =>
  show === "live" ? html`<b class="${counts.live > 0 && "gl"}">${counts.live}</b>` : html`<b>${counts[show]}</b>`;
