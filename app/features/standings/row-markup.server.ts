import type { BasketballStandingsRow, StandingsRow } from "#contract/domain/standings";
import { matchPath, teamPath } from "#contract/tables/paths";
import { DEDUCTION_REASONS } from "#contract/tables/standings-keys";
import { html, type Markup } from "~/server-markup/html";
import { ROW_PICTURE, teamImage } from "~/ui/team-image";
import type { StandingsFacts } from "./standings-facts.server.ts";
import { tellTie } from "./tie-break.ts";
import { toneOf, zoneOf } from "./zones.ts";

export type AnyRow = StandingsRow | BasketballStandingsRow;

/** Rank, what it leads to, where the team came from, and why it stands there where it was level with others. */
export function rankCell(row: AnyRow, rows: readonly AnyRow[], facts: StandingsFacts, isShort: boolean): Markup {
  const { rank, previousRank, isTied, zone } = row;
  const { t } = facts;
  const known = zoneOf(zone);
  const zoneWords = known && html`<span class="vh"> ${t(`zone.${known}`)}</span>`;
  const shared = isTied && html`<abbr title="${t("rank.shared")}">=</abbr>`;
  const place = html`<span>${shared}${rank}</span>${move(rank, previousRank, t)}`;
  const told = (!isShort && tieNote(place, row, rows, facts)) || place;
  return html`<td class="st-r${known && html` z${toneOf(known)}`}">${told}${zoneWords}</td>`;
}

function move(rank: number, previous: number | undefined, t: StandingsFacts["t"]): Markup | false {
  if (previous === undefined || previous === rank) return false;
  const words = rank < previous ? t("rank.up", { rank: previous }) : t("rank.down", { rank: previous });
  const sign =
    rank < previous
      ? html`<small class="up" title="${words}">▲</small>`
      : html`<small class="dn" title="${words}">▼</small>`;
  return html`${sign}<span class="vh"> ${words}</span>`;
}

/** The team as a link, and what is to be said of its place. */
export function teamCell(row: AnyRow, rows: readonly AnyRow[], facts: StandingsFacts): Markup {
  const { team } = row;
  const { sport, base, storageBaseUrl } = facts;
  const name =
    team.shortName && team.shortName !== team.name
      ? html`<span class="wide">${team.name}</span><abbr class="narrow${isLong(team.shortName) && " long"}" title="${team.name}">${unbroken(team.shortName)}</abbr>`
      : html`<span${isLong(team.name) && html` class="long"`}>${unbroken(team.name)}</span>`;
  const link = html`<a class="st-t" href="${base}${teamPath({ sport, ...team })}">${teamImage(team, storageBaseUrl, ROW_PICTURE)}${name}</a>`;
  const notes = html`${"live" in row && liveNote(row, rows, facts)}${deductionNote(row, facts)}${"clinch" in row && clinchNote(row, facts)}`;
  return html`<th scope="row">${link}${notes}</th>`;
}

/** Has a word that a phone's column would break within; scripts without spaces break where their readers expect it. */
const isLong = (name: string): boolean => /\p{Script=Latin}{11}/u.test(name);

/** Browsers take the Thai form of a foreign name apart like Thai words, between any letters: its own words stay whole. */
const unbroken = (name: string): Markup =>
  /\p{Script=Thai}/u.test(name) ? html`${name.split(" ").map((word) => html`<i>${word}</i> `)}` : html`${name}`;

/** The match that the team is playing: its score as it stands, home first. */
function liveNote({ live, team }: StandingsRow, rows: readonly AnyRow[], facts: StandingsFacts): Markup | false {
  if (!live) return false;
  const { t, base, sport, countryKey, leagueKey } = facts;
  const other = rows.find((one) => one.team.id !== team.id && "live" in one && one.live?.matchId === live.matchId);
  // Which of them is at home is not told here: the match's own page leads on to its right address.
  const slug = other ? `${team.key}-vs-${other.team.key}` : team.key;
  const path = matchPath({ sport, countryKey, leagueKey, slug, id: live.matchId });
  const score = `${live.score[0]}–${live.score[1]}`;
  return html`<a class="st-live" href="${base}${path}" rel="nofollow">${t("live.score", { score })}</a>`;
}

function deductionNote({ deducted, ...row }: AnyRow, { t }: StandingsFacts): Markup | false {
  if (deducted === 0) return false;
  const reason = DEDUCTION_REASONS.find((one) => "deductedReason" in row && one === row.deductedReason);
  return html`<small class="st-n">${t("deducted", { count: deducted })}${reason && html` (${t(`reason.${reason}`)})`}</small>`;
}

const clinchNote = ({ clinch }: BasketballStandingsRow, { t }: StandingsFacts): Markup | false =>
  clinch !== undefined && html`<small class="st-n">${t(`clinch.${clinch}`)}</small>`;

/** Why a team stands before or behind those that it was level with: a sentence that its place opens. */
function tieNote(place: Markup, { tieBreak }: AnyRow, rows: readonly AnyRow[], facts: StandingsFacts): Markup | false {
  const tie = tieBreak && tellTie(tieBreak, rows, facts.sport);
  const [first, second] = tie?.teams ?? [];
  if (!tie || !first || !second) return false;
  const { t, sport } = facts;
  const level = sport === "football" ? "points" : "record";
  const own = t(`measure.${tie.measure}`);
  const measure = tie.isAmongThem ? t("tie.amongThem", { measure: own }) : own;
  const values =
    first.value !== undefined &&
    html`<ul>${tie.teams.map(({ name, value = "" }) => html`<li>${name} <b>${value}</b></li>`)}</ul>`;
  const sentence =
    tie.teams.length === 2
      ? t(`tie.two.${level}`, { first: first.name, second: second.name, measure })
      : t(`tie.many.${level}`, { count: tie.teams.length, measure });
  return html`<details class="why" name="why"><summary title="${t("tie.why")}">${place}</summary><div>${sentence}${values}</div></details>`;
}
