import type { Match } from "#contract/domain/match";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import type { StatGroup, StatView } from "./stat-view.ts";

interface StatTableWords {
  /** The heading of the column between the two teams, for screen readers. */
  stat: string;
}

// A bar's longest is 100 units; between the two there is a gap of 2.
const BAR = 100;
const GAP = 2;

/** A table for each group: a number of each side, what it counts between them, and bars that grow from the middle. */
export const statTables = (
  groups: readonly StatGroup[],
  { home, away }: Pick<Match, "home" | "away">,
  { stat }: StatTableWords,
): Markup => {
  const head = html`<thead class="vh" role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${home.name}</th><th role="columnheader" scope="col">${stat}</th><th role="columnheader" scope="col">${away.name}</th></tr></thead>`;
  const tables = groups.map(
    ({ key, name, rows }) =>
      html`<section class="card sst num" id="st-${key}"><h2 id="sh-${key}">${name}</h2><table class="whole" role="table" aria-labelledby="sh-${key}">${head}<tbody role="rowgroup">${rows.map(rowMarkup)}</tbody></table>${WHOLE_END}</section>`,
  );
  return html`${tables}`;
};

// Rows are laid out as grids, which takes their meaning from them in some browsers: hence the roles.
function rowMarkup({ name, home, away, shares, better }: StatView): Markup {
  const [left, right] = shares;
  const bars = html`<svg viewBox="0 0 ${BAR * 2 + GAP} 6" preserveAspectRatio="none" aria-hidden="true"><path d="M0 3h${BAR}m${GAP} 0h${BAR}"/>${left > 0 && html`<path class="bh" d="M${BAR} 3h-${left}"/>`}${right > 0 && html`<path class="ba" d="M${BAR + GAP} 3h${right}"/>`}</svg>`;
  return html`<tr role="row"><td role="cell">${numberMarkup(home, better === "home")}</td><th role="rowheader" scope="row">${name}${bars}</th><td role="cell">${numberMarkup(away, better === "away")}</td></tr>`;
}

const numberMarkup = (text: string, isBetter: boolean): Markup | string => (isBetter ? html`<b>${text}</b>` : text);
