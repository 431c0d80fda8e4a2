import type { GameLineUp, GameLineUpPlayer } from "#contract/domain/game-info";
import { namedPlayer } from "~/features/people/name-of";
import { positionName } from "~/features/people/person-words";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { absenceList } from "./absences.server.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import { coachLine, playerName } from "./player-name.server.ts";

/** A basketball side as a table: the starting five and the bench, with a mark at those who are `playing` now. */
export function gameList(
  team: GameLineUp,
  name: string,
  playing: readonly GameLineUpPlayer[],
  facts: LineUpFacts,
): Markup {
  const { t, people } = facts;
  const part = (title: string, players: readonly GameLineUpPlayer[]): Markup | false =>
    players.length > 0 &&
    html`<tbody><tr><th class="part" scope="rowgroup" colspan="2">${title}</th></tr>${players.map((one) => playerRow(one, playing.includes(one), facts))}</tbody>`;
  const table = html`<table class="lu whole"><caption class="vh">${t("listOf", { team: name })}</caption><thead><tr><th class="no" scope="col"><abbr title="${people("column.number")}">#</abbr></th><th scope="col">${people("column.player")}</th></tr></thead>${part(t("startingFive"), team.starters)}${part(t("benchOfGame"), team.bench)}</table>${WHOLE_END}`;
  const isEmpty = team.starters.length + team.bench.length === 0;
  return html`${isEmpty ? html`<p>${t("teamNotKnown")}</p>` : table}${coachLine(team.coach, facts)}${absenceList(team.absences, facts)}`;
}

function playerRow(player: GameLineUpPlayer, isPlaying: boolean, facts: LineUpFacts): Markup {
  const mark = isPlaying && html` <span class="tag on">${facts.t("onCourt")}</span>`;
  return html`<tr><td class="no num">${player.number ?? "–"}</td><th scope="row">${playerName(namedPlayer(player, facts))}${mark}<small>${positionName(facts.people, player)}</small></th></tr>`;
}

/** Who of a side is said to be on the court, guards first. */
export const onCourt = ({ starters, bench }: GameLineUp): GameLineUpPlayer[] =>
  [...starters, ...bench].filter(({ isOnCourt }) => isOnCourt).sort((a, b) => placeOf(a) - placeOf(b));

const ORDER = ["PG", "SG", "SF", "PF", "C"];
const placeOf = ({ position = "" }: GameLineUpPlayer): number => {
  const place = ORDER.indexOf(position);
  return place < 0 ? ORDER.length : place;
};

/** Those five as a list, for the head of the page. */
export const courtList = (team: string, players: readonly GameLineUpPlayer[], facts: LineUpFacts): Markup =>
  html`<h3>${team}</h3><ul class="lab">${players.map((player) => html`<li><span class="no num">${player.number}</span> ${playerName(namedPlayer(player, facts))}<small>${positionName(facts.people, player)}</small></li>`)}</ul>`;
