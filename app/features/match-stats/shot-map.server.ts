import type { TFunction } from "i18next";
import type { Match, Side, Team } from "#contract/domain/match";
import type { Shot } from "#contract/domain/match-statistics";
import { playerPath } from "#contract/tables/paths";
import { formatMinute } from "~/features/match-row/match-status";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { MAPPED, type MappedOutcome, type ShotMark, shotMark } from "./shot-mark.ts";

interface ShotFacts {
  t: TFunction<"stats">;
  /** In front of addresses: `/en`. */
  base: string;
  teams: Pick<Match, Side>;
  /** A decimal text as the language writes it. */
  decimal(text: string): string;
}

/** The pitch from the goal line downwards, in metres: areas, spot, arc, goal. */
const PITCH = html`<path class="p" d="M0 44V0h68v44M13.8 0v16.5h40.4V0M24.8 0v5.5h18.4V0M26.7 16.5a9.15 9.15 0 0 0 14.6 0M30.3 0v-2h7.4v2M34 10.8v.4"/>`;

/** Where each side shot from, and the same as a list. */
export function shotMap(shots: readonly Shot[], facts: ShotFacts): Markup {
  const { t } = facts;
  const maps = (["home", "away"] as const).map((side) => sideMap(side, shots, facts));
  const list =
    shots.length > 0 &&
    html`<details id="shot-list"><summary>${t("shots.list")}</summary>${shotList(shots, facts)}</details>`;
  return html`<section class="card sm" id="shots"><h2>${t("shots.title")}</h2><div>${maps}</div><p>${t("shots.about")}</p>${list}</section>`;
}

function sideMap(side: Side, shots: readonly Shot[], facts: ShotFacts): Markup {
  const { t, teams } = facts;
  const team = teams[side];
  const placed = shots
    .filter((shot) => shot.side === side)
    .flatMap((shot) => {
      const mark = shotMark(shot);
      return mark ? [{ shot, mark }] : [];
    });
  // What is drawn last lies on top: goals, and small marks above large ones.
  const drawn = placed.toSorted(
    (a, b) => MAPPED.indexOf(b.mark.outcome) - MAPPED.indexOf(a.mark.outcome) || b.mark.radius - a.mark.radius,
  );
  const legend = MAPPED.flatMap((outcome) => {
    const count = placed.filter(({ mark }) => mark.outcome === outcome).length;
    return count > 0 ? [legendItem(outcome, count, t)] : [];
  });
  const marks = drawn.map(({ shot, mark }) => html`<g><title>${titleOf(shot, facts)}</title>${shapeOf(mark)}</g>`);
  return html`<figure class="sm-${side}" id="sm-${side}"><figcaption>${team.name}</figcaption><svg viewBox="-1 -2.5 70 47" role="img" aria-label="${t("shots.mapOf", { team: team.name })}">${PITCH}${marks}</svg>${legend.length > 0 ? html`<ul class="num">${legend}</ul>` : html`<p>${t("shots.none")}</p>`}</figure>`;
}

const legendItem = (outcome: MappedOutcome, count: number, t: ShotFacts["t"]): Markup =>
  html`<li><svg viewBox="0 0 6 6" aria-hidden="true">${shapeOf({ outcome, x: 3, y: 3, radius: 2.2 })}</svg>${t(`outcome.${outcome}`)} <b>${count}</b></li>`;

/** What became of a shot is told by form as well as by filling. */
function shapeOf({ outcome, x, y, radius }: ShotMark): Markup {
  if (outcome === "blocked") {
    const side = Math.round(radius * 17) / 10;
    return html`<path class="s-${outcome}" d="M${shifted(x, -side / 2)} ${shifted(y, -side / 2)}h${side}v${side}h-${side}z"/>`;
  }
  if (outcome === "post") {
    return html`<path class="s-${outcome}" d="M${x} ${shifted(y, -radius)}l${radius} ${radius}l-${radius} ${radius}l-${radius} -${radius}z"/>`;
  }
  const circle = html`<circle class="s-${outcome}" cx="${x}" cy="${y}" r="${radius}"/>`;
  if (outcome !== "goal") return circle;
  return html`${circle}<circle class="s-ball" cx="${x}" cy="${y}" r="${Math.round(radius * 4) / 10}"/>`;
}

const shifted = (value: number, by: number): number => Math.round((value + by) * 10) / 10;

const minuteOf = ({ minute, addedMinute }: Shot): string => `${formatMinute(minute, addedMinute)}'`;

function titleOf(shot: Shot, { t, decimal }: ShotFacts): string {
  const parts = [shot.player?.name, t(`outcome.${shot.outcome}`), shot.xg && `xG ${decimal(shot.xg)}`];
  return `${minuteOf(shot)} ${parts.filter(Boolean).join(" · ")}`;
}

/** Newest last, as they were taken. */
function shotList(shots: readonly Shot[], facts: ShotFacts): Markup {
  const { t, teams, decimal } = facts;
  const rows = shots.map(
    (shot) =>
      html`<tr><td>${minuteOf(shot)}</td><th scope="row">${playerMarkup(shot, facts)}<small>${nameOf(teams[shot.side])}</small></th><td${shot.outcome === "goal" && html` class="g"`}>${t(`outcome.${shot.outcome}`)}${shot.outcome !== "own" && howMarkup(shot, t)}</td><td>${shot.xg ? decimal(shot.xg) : "–"}</td></tr>`,
  );
  return html`<table class="num whole"><caption class="vh">${t("shots.list")}</caption><thead><tr><th scope="col">${t("column.minute")}</th><th scope="col">${t("column.player")}</th><th scope="col">${t("column.outcome")}</th><th scope="col">xG</th></tr></thead><tbody>${rows}</tbody></table>${WHOLE_END}`;
}

const howMarkup = ({ situation, body }: Shot, t: ShotFacts["t"]): Markup =>
  html`<small>${t(`situation.${situation}`)} · ${t(`body.${body}`)}</small>`;

const nameOf = ({ shortName, name }: Team): string => shortName ?? name;

function playerMarkup({ player }: Shot, { base }: ShotFacts): Markup | string {
  if (!player) return "–";
  const { id, key, name } = player;
  return id && key ? html`<a href="${base}${playerPath({ sport: "football", id, key })}">${name}</a>` : name;
}
