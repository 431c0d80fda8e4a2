import type { SquadPlayer } from "#contract/domain/team-info";
import { type CountColumn, countColumns, countText } from "~/features/people/counted";
import { countryOfFlag } from "~/features/people/country-name";
import { namedPlayer } from "~/features/people/name-of";
import { positionName } from "~/features/people/person-words";
import type { ViewFacts } from "~/features/people/transfer-view";
import { html, type Markup } from "~/server-markup/html";
import { flagImage } from "~/ui/team-image";
import { WHOLE_END } from "~/ui/whole.server";
import { ageOf, type SquadGroup, type SquadSort, sortedSquad, squadGroups } from "./squad-order.ts";

interface SquadTable extends ViewFacts {
  sort: SquadSort;
  /** Milliseconds. */
  now: number;
  /** Undefined for a visitor who saves data. */
  storageBaseUrl: string | undefined;
}

interface RowFacts extends SquadTable {
  columns: readonly CountColumn[];
  /** All are of one country, as in a national team: nobody need be told again and again. */
  isOneCountry: boolean;
}

const PORTRAIT = 32;
const FLAG = 14;
/** Number, player, age. */
const FIXED_COLUMNS = 3;

/** A squad as one table with this season's numbers: by positions, or, sorted by something else, in one part. */
export function squadTable(squad: readonly SquadPlayer[], facts: SquadTable): Markup {
  const { sport, sort, now, t } = facts;
  const columns = countColumns(sport, squad, t);
  const parts: (SquadGroup | { name?: undefined; players: SquadPlayer[] })[] =
    sort === "position" ? squadGroups(squad, sport) : [{ players: sortedSquad(squad, sort, now) }];
  const isOneCountry = new Set(squad.map(({ flag }) => flag)).size === 1 && squad.length > 1;
  const rowFacts: RowFacts = { ...facts, columns, isOneCountry };
  const bodies = parts.map(
    ({ name, players }) =>
      html`<tbody>${name && html`<tr><th class="part" scope="rowgroup" colspan="${FIXED_COLUMNS + columns.length}">${t(`group.${name}`)}</th></tr>`}${players.map((player) => playerRow(player, rowFacts))}</tbody>`,
  );
  return html`<table class="pt squad whole"><caption class="vh">${t(sport === "football" ? "heading.squad" : "heading.roster")}</caption><thead><tr><th scope="col"><abbr title="${t("column.number")}">#</abbr></th><th scope="col">${t("column.player")}</th><th class="end" scope="col">${t("column.age")}</th>${columns.map(columnHead)}</tr></thead>${bodies}</table>${WHOLE_END}`;
}

const classOf = ({ isWide }: CountColumn): string => (isWide ? "end num wide" : "end num");

const columnHead = (column: CountColumn): Markup =>
  html`<th class="${classOf(column)}" scope="col"><abbr title="${column.name}">${column.short}</abbr></th>`;

function playerRow(player: SquadPlayer, facts: RowFacts): Markup {
  const { locale, now, storageBaseUrl, columns } = facts;
  const { name, href, picture } = namedPlayer(player, facts);
  const portrait =
    storageBaseUrl !== undefined &&
    picture !== undefined &&
    html`<img class="crest portrait" src="${storageBaseUrl}/${picture}" width="${PORTRAIT}" height="${PORTRAIT}" alt="" loading="lazy">`;
  const named = href ? html`<a class="pn" href="${href}">${name}</a>` : html`<span>${name}</span>`;
  const cells = columns.map(
    (column) => html`<td class="${classOf(column)}">${countText(column.numberIn(player), locale)}</td>`,
  );
  return html`<tr><td class="no num">${player.number ?? "–"}</td><th scope="row"><span class="who">${portrait}<span>${named}${aboutPlayer(player, facts)}</span></span></th><td class="end num">${ageOf(player, now) ?? "–"}</td>${cells}</tr>`;
}

/** Country and position, and that he is injured. A keeper's position is that of his part. */
function aboutPlayer(player: SquadPlayer, { locale, t, storageBaseUrl, sort, isOneCountry }: RowFacts): Markup {
  const { isInjured } = player;
  const flag = isOneCountry ? undefined : player.flag;
  const country = isOneCountry ? undefined : (player.nationality ?? countryOfFlag(flag, locale, t));
  const isSaid = sort === "position" && player.position === "G";
  const words = [country, isSaid ? undefined : positionName(t, player)].filter(Boolean).join(" · ");
  const picture = storageBaseUrl !== undefined && flag !== undefined && html`${flagImage(flag, FLAG)} `;
  return html`<small>${picture}${words}${isInjured && html` <span class="tag warn">${t("injured")}</span>`}</small>`;
}
