import type { TFunction } from "i18next";
import type { BoxLine, BoxTeam } from "#contract/domain/box-score";
import type { Team } from "#contract/domain/match";
import { playerPath } from "#contract/tables/paths";
import { type PeopleWords, reasonName } from "~/features/people/person-words";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { BOX_COLUMNS, boxPercentage, boxText, hasPlayed } from "./box-columns.ts";

export interface BoxFacts {
  t: TFunction<"boxScore">;
  people: PeopleWords;
  /** In front of addresses: `/en`. */
  base: string;
  /** Someone is on the court. */
  isLive: boolean;
}

/** The box score of a team: starters, bench, totals. Wider than a phone: it scrolls in a region with the names fixed. */
export function boxTable(side: "home" | "away", team: Team, { players, totals }: BoxTeam, facts: BoxFacts): Markup {
  const { t } = facts;
  const caption = t("caption", { team: team.name });
  const heads = BOX_COLUMNS.map(
    (column) => html`<th scope="col"><abbr title="${t(`column.${column}`)}">${t(`short.${column}`)}</abbr></th>`,
  );
  const part = (name: string, lines: readonly BoxLine[]) =>
    lines.length > 0 &&
    html`<tbody><tr class="part"><th scope="rowgroup" colspan="${BOX_COLUMNS.length + 1}"><span>${name}</span></th></tr>${lines.map((line) => playerRow(line, facts))}</tbody>`;
  const starters = players.filter(({ isStarter }) => isStarter);
  const bench = players.filter(({ isStarter }) => !isStarter);
  return html`<section class="card box" id="${side}"><h2>${team.name}</h2><div tabindex="0" role="region" aria-label="${caption}"><table class="num whole"><caption class="vh">${caption}</caption><thead><tr><th scope="col">${t("player")}</th>${heads}</tr></thead>${part(t("starters"), starters)}${part(t("bench"), bench)}${totals && totalsRows(totals, t)}</table>${WHOLE_END}</div></section>`;
}

function playerRow(line: BoxLine, facts: BoxFacts): Markup {
  const { t, people } = facts;
  const name = html`<th scope="row">${nameMarkup(line, facts)}</th>`;
  if (!hasPlayed(line)) {
    const { didNotPlay } = line;
    const reason = didNotPlay === "coach" ? t("coachDecision") : didNotPlay && reasonName(people, didNotPlay);
    const words = reason ? t("didNotPlay", { reason }) : t("notYet");
    return html`<tr class="dnp">${name}<td colspan="${BOX_COLUMNS.length}"><span>${words}</span></td></tr>`;
  }
  return html`<tr>${name}${BOX_COLUMNS.map((column) => html`<td${column === "pts" && html` class="p"`}>${boxText(column, line)}</td>`)}</tr>`;
}

/** Who he is; and while the game is on, whether he is playing, or may no longer. */
function nameMarkup(line: BoxLine, { base, t, isLive }: BoxFacts): Markup {
  const { id, key, name, number, position, isOnCourt, isFouledOut } = line;
  const shown =
    id && key ? html`<a href="${base}${playerPath({ sport: "basketball", id, key })}">${name}</a>` : html`${name}`;
  const about = [number === undefined ? undefined : `${number}`, position].filter(Boolean).join(" · ");
  return html`${shown}<small>${about}${isLive && isOnCourt && html` <b class="on">${t("onCourt")}</b>`}${isFouledOut && html` <b class="fo">${t("fouledOut")}</b>`}</small>`;
}

function totalsRows(totals: NonNullable<BoxTeam["totals"]>, t: BoxFacts["t"]): Markup {
  // A team's playing time is every player's, and its difference the score's: neither says anything.
  const cells = BOX_COLUMNS.map((column) =>
    column === "seconds" || column === "plusMinus" ? html`<td></td>` : html`<td>${boxText(column, totals)}</td>`,
  );
  const shares = BOX_COLUMNS.map((column) => html`<td>${boxPercentage(column, totals)}</td>`);
  return html`<tfoot><tr><th scope="row">${t("totals")}</th>${cells}</tr><tr class="pct"><th scope="row">${t("percentages")}</th>${shares}</tr></tfoot>`;
}
