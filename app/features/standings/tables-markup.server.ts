import type { Competition } from "#contract/domain/competition";
import { html, type Markup } from "~/server-markup/html";
import { FIRST_SCREEN } from "~/ui/first-screen.server";
import type { StandingsFacts } from "./standings-facts.server.ts";
import { type AnyTable, standingsTable, zoneLegend } from "./standings-table.server.ts";

/** What a table is called among a season's; undefined for the only one of a league. */
export function tableName({ id, group, name }: AnyTable, { t, tMatches }: StandingsFacts): string | undefined {
  if (group) return tMatches("stage.group", { letter: group });
  if (name) return name;
  if (id === "thirds") return t("thirds");
  return id === "league_phase" ? tMatches("stage.league_phase") : undefined;
}

/** The tables of a season, each under its name, with some teams (ids) marked, and what their colours mean. */
export function tablesMarkup(
  tables: readonly AnyTable[],
  facts: StandingsFacts,
  competition: Pick<Competition, "name">,
  highlight: readonly string[] = [],
): Markup {
  const isOne = tables.length === 1;
  const legend = zoneLegend(tables, facts);
  const hasForm = tables.some(({ rows }) => rows.some(({ form }) => form.length > 0));
  const hasTies = tables.some(({ rows }) => rows.some(({ tieBreak }) => tieBreak));
  const note = html`${legend}${hasForm && html`<p class="st-more">${facts.t("formNote")}</p>`}${hasTies && html`<p class="st-more">${facts.t("tie.hint")}</p>`}`;
  const cards = tables.map((table) => {
    const name = tableName(table, facts);
    const caption = facts.t("caption", { name: name ? `${competition.name}, ${name}` : competition.name });
    return html`<section class="card st-c">${name && html`<h2>${name}</h2>`}${standingsTable(table, facts, { caption, highlight })}${isOne && note}</section>`;
  });
  const shown = [...cards.slice(0, 1), FIRST_SCREEN, ...cards.slice(1)];
  if (isOne) return html`${shown}`;
  const isOfGroups = tables.some(({ group }) => group !== undefined);
  return html`<div${isOfGroups && html` class="st-g"`}>${shown}</div><div class="card st-c">${note}</div>`;
}
