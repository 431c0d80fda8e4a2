import type { RankingHistory } from "#contract/domain/standings";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { pointRuns, type RankLine, type RankLines, rankLines } from "./chart-lines.ts";
import type { StandingsFacts } from "./standings-facts.server.ts";
import { withTeam } from "./table-query.ts";

export interface HistoryChartOptions {
  /** Ids of the teams that stand out; those that lead where none of them is in the table. */
  teams: readonly string[] | undefined;
  /** The page's address with other teams chosen; with none, the one of those that lead. */
  addressWith(teams: readonly string[]): string;
}

const TOP = 4;
// User units; the style sheet makes letters of one size on small and large screens.
const WIDTH = 360;
const HEIGHT = 240;
const BOX = { left: 24, top: 10, width: 312, height: 208 };

/** Places by round as a drawing with lines, a choice of teams, and the same as sentences and figures. */
export function historyChart(
  history: RankingHistory,
  facts: StandingsFacts,
  { teams, addressWith }: HistoryChartOptions,
): Markup | undefined {
  const chart = rankLines(history);
  if (!chart) return undefined;
  const { t } = facts;
  const asked = chart.lines.filter(({ team }) => teams?.includes(team.id));
  const chosen = asked.length > 0 ? asked : chart.lines.slice(0, TOP);
  const ids = chosen.map(({ team }) => team.id);
  const chips = chart.lines.map(({ team, last }) => {
    const at = ids.indexOf(team.id);
    const isOn = at >= 0;
    return html`<li><a href="${addressWith(withTeam(ids, team.id))}#history" rel="nofollow"${isOn && html` aria-current="true" class="c${at}"`}><b>${last}</b> ${team.shortName ?? team.name}</a></li>`;
  });
  const back = asked.length > 0 && html`<a href="${addressWith([])}#history">${t("history.top")}</a>`;
  return html`<section class="card st-c hist" id="history"><h2>${t("history.title")}</h2>${drawing(chart, chosen, t)}<p class="st-more">${t("history.about")} ${back}</p><ul class="hist-c">${chips}</ul><details><summary>${t("history.table")}</summary>${figures(chart, chosen, t)}</details></section>`;
}

function drawing(chart: RankLines, chosen: readonly RankLine[], t: StandingsFacts["t"]): Markup {
  const { rounds, lowest, lines } = chart;
  const runs = (line: RankLine, style: string) =>
    html`${pointRuns(line.ranks, BOX, lowest).map((points) => html`<polyline class="${style}" points="${points}"/>`)}`;
  const others = lines.filter((line) => !chosen.includes(line)).map((line) => runs(line, "l"));
  const own = chosen.map((line, at) => {
    const y = BOX.top + ((line.last - 1) * BOX.height) / Math.max(1, lowest - 1);
    return html`<g class="c${at}">${runs(line, "l")}<text x="${WIDTH - 20}" y="${Math.round(y) + 4}">${line.last}</text></g>`;
  });
  const sentences = chosen
    .map(({ team, last, best, worst }) =>
      t("history.line", { team: team.name, rank: last, round: rounds.at(-1), best, worst }),
    )
    .join(" ");
  return html`<svg class="hist-l" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="hist-t hist-d"><title id="hist-t">${t("history.title")}</title><desc id="hist-d">${sentences}</desc>${scale(chart)}${others}${own}</svg>`;
}

/** The first place, the last and each fifth between; the first round, the last and each fifth. */
function scale({ rounds, lowest }: RankLines): Markup {
  const isMark = (number: number, last: number) =>
    number === 1 || number === last || (number % 5 === 0 && last - number > 1);
  const places = Array.from({ length: lowest }, (_, index) => index + 1).filter((place) => isMark(place, lowest));
  const rows = places.map((place) => {
    const y = Math.round(BOX.top + ((place - 1) * BOX.height) / Math.max(1, lowest - 1));
    return html`<path d="M${BOX.left} ${y}h${BOX.width}"/><text x="2" y="${y + 4}">${place}</text>`;
  });
  const columns = rounds.map((round, index) => {
    const isShown = index === 0 || index === rounds.length - 1 || (round % 5 === 0 && rounds.length - 1 - index > 1);
    const x = Math.round(BOX.left + (index * BOX.width) / Math.max(1, rounds.length - 1));
    return html`${isShown && html`<text x="${x}" y="${HEIGHT - 4}" class="mid">${round}</text>`}`;
  });
  return html`<g class="ax">${rows}${columns}</g>`;
}

/** The chart's lines as figures: a row a round, a column a team. */
function figures({ rounds }: RankLines, chosen: readonly RankLine[], t: StandingsFacts["t"]): Markup {
  const heads = chosen.map(({ team }) => html`<th scope="col">${team.shortName ?? team.name}</th>`);
  const rows = rounds.map(
    (round, index) =>
      html`<tr><th scope="row">${round}</th>${chosen.map(({ ranks }) => html`<td>${ranks[index] ?? "–"}</td>`)}</tr>`,
  );
  const caption = t("history.title");
  return html`<div class="scrolls" tabindex="0" role="region" aria-label="${caption}"><table class="num whole"><caption class="vh">${caption}</caption><thead><tr><th scope="col">${t("history.round")}</th>${heads}</tr></thead><tbody>${rows}</tbody></table>${WHOLE_END}</div>`;
}
