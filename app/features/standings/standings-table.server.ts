import type { BasketballStandingsRow, StandingsRow, StandingsTable } from "#contract/domain/standings";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { BASKETBALL_COLUMNS, type Column, columnsOf, FOOTBALL_COLUMNS } from "./columns.ts";
import { formStrip } from "./form-strip.server.ts";
import { type AnyRow, rankCell, teamCell } from "./row-markup.server.ts";
import { rowsAround } from "./rows-around.ts";
import type { StandingsFacts } from "./standings-facts.server.ts";
import { toneOf, zoneOf } from "./zones.ts";

export type AnyTable = StandingsTable<StandingsRow> | StandingsTable<BasketballStandingsRow>;

export interface StandingsTableOptions {
  /** In words; it is read out, not seen. */
  caption: string;
  /** Rank, team and what decides only, without form and explanations: a table as a part of another page. */
  isShort?: boolean;
  /** Ids of the teams to mark. */
  highlight?: readonly string[];
  /** Only rows around this team. */
  around?: { teamId: string; count: number };
}

/**
 * A table of standings in either sport, as markup for an element of a page whose style has standings.css and whose
 * words have the namespaces `standings` and `matches`. Phones show rank, team, what decides and form.
 */
export const standingsTable = (table: AnyTable, facts: StandingsFacts, options: StandingsTableOptions): Markup =>
  facts.sport === "football"
    ? tableOf(table.rows as readonly StandingsRow[], FOOTBALL_COLUMNS, facts, options)
    : tableOf(table.rows as readonly BasketballStandingsRow[], BASKETBALL_COLUMNS, facts, options);

function tableOf<Row extends AnyRow>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  facts: StandingsFacts,
  { caption, isShort = false, highlight = [], around }: StandingsTableOptions,
): Markup {
  const { t } = facts;
  const shownColumns = columnsOf(columns, rows, isShort);
  const hasForm = !isShort && rows.some(({ form }) => form.length > 0);
  const shown = around ? rowsAround(rows, around.teamId, around.count) : rows;
  const heads = shownColumns.map(
    ({ key, isWide }) =>
      html`<th scope="col"${wideIf(isWide)}><abbr title="${t(`column.${key}`)}">${t(`short.${key}`)}</abbr></th>`,
  );
  const row = (one: Row) => {
    const cells = shownColumns.map(({ value, isWide, isStrong }) => cell(value(one) ?? "", isWide, isStrong));
    const isMarked = highlight.includes(one.team.id);
    return html`<tr${isMarked && html` class="st-own"`}>${rankCell(one, rows, facts, isShort)}${teamCell(one, rows, facts)}${cells}${hasForm && html`<td class="st-f">${formStrip(one, facts)}</td>`}</tr>`;
  };
  const isByPoints = shownColumns.some(({ key }) => key === "points");
  const kind = facts.sport === "basketball" && (isByPoints ? " bk bp" : " bk");
  return html`<table class="st num whole${kind}"><caption class="vh">${caption}</caption><thead><tr><th scope="col"><span class="vh">${t("column.position")}</span></th><th scope="col">${t("column.team")}</th>${heads}${hasForm && html`<th scope="col" class="st-f">${t("short.form")}</th>`}</tr></thead><tbody>${shown.map(row)}</tbody></table>${WHOLE_END}`;
}

const wideIf = (isWide: boolean | undefined): Markup | false => isWide === true && html` class="wide"`;

function cell(text: string, isWide: boolean | undefined, isStrong: boolean | undefined): Markup {
  return isStrong ? html`<td><b>${text}</b></td>` : html`<td${wideIf(isWide)}>${text}</td>`;
}

/** What the colours beside the ranks mean: the ranks too stand in words, so that nobody has to tell colours apart. */
export function zoneLegend(tables: readonly AnyTable[], { t }: StandingsFacts): Markup | false {
  const zones = new Map(
    tables
      .flatMap((table) => table.zones ?? [])
      .flatMap(({ zone, fromRank, toRank }) => {
        const known = zoneOf(zone);
        const ranks = fromRank === toRank ? `${fromRank}` : `${fromRank}–${toRank}`;
        return known ? [[`${known} ${ranks}`, { zone: known, ranks }] as const] : [];
      }),
  );
  const items = [...zones.values()].map(
    ({ zone, ranks }) => html`<li><i class="z z${toneOf(zone)}"></i><b>${ranks}</b> ${t(`zone.${zone}`)}</li>`,
  );
  return items.length > 0 && html`<ul class="st-z" aria-label="${t("zone.label")}">${items}</ul>`;
}
