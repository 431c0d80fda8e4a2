import type { i18n } from "i18next";
import type { Standings, StandingsRow } from "#contract/domain/standings";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import { WHOLE_END } from "~/ui/whole.server";

const FIGURES = ["played", "won", "drawn", "lost", "goalDifference", "points"] as const;
type Figure = (typeof FIGURES)[number];

interface TableFacts {
  i18n: i18n;
  /** Undefined for a visitor who saves data. */
  storageBaseUrl: string | undefined;
}

/** The groups' tables; those who go on to Cup and Plate are marked. Class names are those of sevens.css. */
export const groupTables = ({ tables }: Standings, facts: TableFacts): Markup =>
  html`${tables.map(({ group = "", rows, zones = [] }) => {
    const first = zones.find(({ zone }) => zone === "cup");
    const isThrough = ({ rank }: StandingsRow) => first !== undefined && rank >= first.fromRank && rank <= first.toRank;
    return table(group, rows, isThrough, facts);
  })}`;

function table(
  letter: string,
  rows: readonly StandingsRow[],
  isThrough: (row: StandingsRow) => boolean,
  { i18n, storageBaseUrl }: TableFacts,
): Markup {
  const t = i18n.getFixedT(null, "standings");
  const name = i18n.getFixedT(null, "matches")("stage.group", { letter });
  const heads = FIGURES.map(
    (figure) => html`<th scope="col"><abbr title="${t(`column.${figure}`)}">${t(`short.${figure}`)}</abbr></th>`,
  );
  const row = (one: StandingsRow) =>
    html`<tr${isThrough(one) && html` class="up"`}><td>${one.rank}</td><th scope="row"><span>${teamImage(one.team, storageBaseUrl, ROW_PICTURE)} ${one.team.name}</span></th>${FIGURES.map((figure) => html`<td>${figureText(figure, one[figure])}</td>`)}</tr>`;
  return html`<section class="card"><table class="svg num whole"><caption>${name}</caption><thead><tr><th scope="col"><span class="vh">${t("column.position")}</span></th><th scope="col">${t("column.team")}</th>${heads}</tr></thead><tbody>${rows.map(row)}</tbody></table>${WHOLE_END}</section>`;
}

// With a real minus sign, as tables are set.
function figureText(figure: Figure, value: number): string {
  if (figure !== "goalDifference" || value === 0) return `${value}`;
  return value > 0 ? `+${value}` : `−${-value}`;
}
