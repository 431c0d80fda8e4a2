import type { TFunction } from "i18next";
import type { StandingsRow } from "#contract/domain/standings";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";

// In the order of the columns; narrow screens leave out those of WIDE_ONLY.
const FIGURES = ["played", "won", "drawn", "lost", "goalsFor", "goalsAgainst", "goalDifference", "points"] as const;
type Figure = (typeof FIGURES)[number];
const WIDE_ONLY: readonly Figure[] = ["goalsFor", "goalsAgainst"];

const wide = (figure: Figure) => WIDE_ONLY.includes(figure) && html` class="wide"`;

// With a real minus sign, as tables are set.
const formatFigure = (figure: Figure, value: number): string => {
  if (figure !== "goalDifference" || value === 0) return `${value}`;
  return value > 0 ? `+${value}` : `−${-value}`;
};

interface GroupTable {
  letter: string;
  rows: readonly StandingsRow[];
  t: TFunction<"worldcup">;
  storageBaseUrl: string | undefined;
}

/** A group's table. */
export function groupTable({ letter, rows, t, storageBaseUrl }: GroupTable): Markup {
  const heads = FIGURES.map(
    (figure) => html`<th scope="col"${wide(figure)}><abbr title="${t(figure)}">${t(`short.${figure}`)}</abbr></th>`,
  );
  const row = (standing: StandingsRow) => {
    const { rank, team } = standing;
    const figures = FIGURES.map((figure) => html`<td${wide(figure)}>${formatFigure(figure, standing[figure])}</td>`);
    return html`<tr><td>${rank}</td><th scope="row"><span>${teamImage(team, storageBaseUrl, ROW_PICTURE)} ${team.name}</span></th>${figures}</tr>`;
  };
  return html`<table class="t num"><caption class="vh">${t("groupTable", { letter })}</caption><thead><tr><th scope="col"><span class="vh">${t("position")}</span></th><th scope="col">${t("team")}</th>${heads}</tr></thead><tbody>${rows.map(row)}</tbody></table>`;
}
