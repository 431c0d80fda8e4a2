import type { LineUpPlayer, TeamLineUp } from "#contract/domain/line-ups";
import { formatDecimal } from "~/features/people/format-amounts";
import { namedPlayer } from "~/features/people/name-of";
import { positionName } from "~/features/people/person-words";
import { html, type Markup } from "~/server-markup/html";
import { WHOLE_END } from "~/ui/whole.server";
import { absenceList } from "./absences.server.ts";
import type { LineUpFacts } from "./line-up-facts.ts";
import { changeMark, namedMarks, ratingBadge } from "./player-marks.server.ts";
import { coachLine, playerName } from "./player-name.server.ts";
import type { CameOn, Substitutions } from "./substitutions.ts";

interface Row {
  player: LineUpPlayer;
  cameOn?: CameOn;
}

interface ListFacts extends LineUpFacts {
  substitutions: Substitutions;
  /** The match is over: who came on stands apart. Until then nobody changes his place in the list. */
  isOver: boolean;
}

interface Rows {
  facts: LineUpFacts;
  substitutions: Substitutions;
  /** Something is told of what players did: before kick-off nothing is. */
  isPlayed: boolean;
}

/** A football side as a table: who started, who came on for whom, who sits on the bench; below it coach and absences. */
export function teamList(team: TeamLineUp, name: string, { substitutions, isOver, ...facts }: ListFacts): Markup {
  const { t } = facts;
  const { cameOn, unused } = substitutions;
  const players = [...team.starters, ...team.bench];
  const isPlayed = cameOn.length > 0 || players.some(({ rating, minutes }) => rating || minutes > 0);
  const rows: Rows = { facts, substitutions, isPlayed };
  const entered = (player: LineUpPlayer): Row => ({ player, cameOn: cameOn.find((one) => one.player === player) });
  const bench = isOver
    ? html`${part(
        t("cameOn"),
        cameOn.map(({ player }) => entered(player)),
        rows,
      )}${part(t("bench"), asRows(unused), rows)}`
    : part(t("bench"), team.bench.map(entered), rows);
  return html`${sideFacts(team, facts)}${
    players.length === 0
      ? html`<p>${t("teamNotKnown")}</p>`
      : html`<table class="lu whole"><caption class="vh">${t("listOf", { team: name })}</caption>${head(rows)}${part(t("starters"), asRows(team.starters), rows)}${bench}</table>${WHOLE_END}`
  }${coachLine(team.coach, facts)}${absenceList(team.absences, facts)}`;
}

const asRows = (players: readonly LineUpPlayer[]): Row[] => players.map((player) => ({ player }));

function sideFacts({ formation, averageRating }: TeamLineUp, { t, locale }: LineUpFacts): Markup | false {
  const told = [
    formation && html`<span>${t("formation")} <b class="num">${formation}</b></span>`,
    averageRating &&
      html`<span>${t("averageRating")} <b class="num">${formatDecimal(averageRating, locale)}</b></span>`,
  ].flatMap((one) => one || []);
  return told.length > 0 && html`<p class="luf">${told}</p>`;
}

const head = ({ facts: { t, people }, isPlayed }: Rows): Markup =>
  html`<thead><tr><th class="no" scope="col"><abbr title="${people("column.number")}">#</abbr></th><th scope="col">${people("column.player")}</th>${isPlayed && html`<td><span class="vh">${t("events")}</span></td><th class="end" scope="col">${t("rating")}</th>`}</tr></thead>`;

const part = (title: string, players: readonly Row[], rows: Rows): Markup | false =>
  players.length > 0 &&
  html`<tbody><tr><th class="part" scope="rowgroup" colspan="${rows.isPlayed ? 4 : 2}">${title}</th></tr>${players.map((one) => playerRow(one, rows))}</tbody>`;

function playerRow({ player, cameOn }: Row, { facts, substitutions, isPlayed }: Rows): Markup {
  const { t, people } = facts;
  const captain = player.isCaptain && html` <abbr class="cap" title="${t("captain")}">C</abbr>`;
  const about = [positionName(people, { position: player.role }), cameOn && insteadOf(cameOn, facts)].filter(Boolean);
  const off = substitutions.minuteOff(player);
  const changes = html`${cameOn && changeMark("on", cameOn.minute, facts)}${off && changeMark("off", off, facts)}`;
  const done = html`<td class="mks">${namedMarks(player, facts)}${changes}</td><td class="end">${ratingBadge(player, facts) || "–"}</td>`;
  return html`<tr><td class="no num">${player.number ?? "–"}</td><th scope="row">${playerName(namedPlayer(player, facts))}${captain}<small>${about.join(" · ")}</small></th>${isPlayed && done}</tr>`;
}

function insteadOf({ instead, isForInjured }: CameOn, { t }: LineUpFacts): string | undefined {
  if (!instead) return undefined;
  return t(isForInjured ? "insteadOfInjured" : "insteadOf", { player: instead.name });
}
