import type { SquadPlayer } from "#contract/domain/team-info";
import { type CountColumn, countColumns, countText } from "~/features/people/counted";
import { type Named, namedPlayer } from "~/features/people/name-of";
import { countryOfFlag, positionName } from "~/features/people/person-labels.ts";
import type { ViewFacts } from "~/features/people/transfer-view";
import type { SquadSort } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import { ageOf, sortedSquad, squadGroups } from "./squad-order.ts";

/** A player as a row of the squad's table, all as text. */
export interface SquadRowView extends Named {
  number: string;
  age: string;
  /** Country and position. */
  about: string;
  /** Shown before `about`. */
  flag?: string;
  /** Marks an injured player. */
  injured?: string;
  /** One per column. */
  counts: { text: string; isWide: boolean }[];
}

export interface SquadPartView {
  /** The heading; absent if the squad is sorted by anything but position. */
  name?: string;
  rows: SquadRowView[];
}

export interface SquadTableView {
  /** Name of the column of numbers. */
  numberName: string;
  columns: Pick<CountColumn, "key" | "name" | "short" | "isWide">[];
  parts: SquadPartView[];
}

interface SquadFacts extends ViewFacts {
  sort: SquadSort;
  /** Milliseconds. */
  now: number;
}

interface RowFacts extends SquadFacts {
  columns: readonly CountColumn[];
  /** True for a national team: then no row names its country. */
  isOneCountry: boolean;
}

/** A squad with season statistics: grouped by position, or in one part for other sort orders. */
export function squadTableView(squad: readonly SquadPlayer[], facts: SquadFacts): SquadTableView {
  const { sport, sort, now, t } = facts;
  const columns = countColumns(sport, squad, t);
  const isOneCountry = new Set(squad.map(({ flag }) => flag)).size === 1 && squad.length > 1;
  const rowsOf = (players: readonly SquadPlayer[]) =>
    players.map((player) => rowView(player, { ...facts, columns, isOneCountry }));
  return {
    numberName: t(`column.${adapterOf(sport).people.numberName}`),
    columns: columns.map(({ key, name, short, isWide }) => ({ key, name, short, isWide })),
    parts:
      sort === "position"
        ? squadGroups(squad, sport).map(({ name, players }) => ({ name: t(`group.${name}`), rows: rowsOf(players) }))
        : [{ rows: rowsOf(sortedSquad(squad, sort, now)) }],
  };
}

function rowView(player: SquadPlayer, facts: RowFacts): SquadRowView {
  const { locale, now, columns, isOneCountry, t } = facts;
  const flag = isOneCountry ? undefined : player.flag;
  return {
    ...namedPlayer(player, facts),
    number: `${player.number ?? "–"}`,
    age: `${ageOf(player, now) ?? "–"}`,
    about: aboutPlayer(player, facts),
    ...(flag && { flag }),
    ...(player.isInjured && { injured: t("injured") }),
    counts: columns.map(({ isWide, numberIn }) => ({ text: countText(numberIn(player), locale), isWide })),
  };
}

/** Country and position. In a squad by position, the goalkeepers' is in their heading instead. */
function aboutPlayer(player: SquadPlayer, { locale, t, sort, isOneCountry }: RowFacts): string {
  const country = isOneCountry ? undefined : (player.nationality ?? countryOfFlag(player.flag, locale, t));
  const isInHeading = sort === "position" && player.position === "G";
  return [country, isInHeading ? undefined : positionName(t, player)].filter(Boolean).join(" · ");
}
