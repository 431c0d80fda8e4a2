import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { Fact } from "./facts.ts";
import { hasOneTable, rowValues } from "./leader-facts.ts";
import { named } from "./shared-lines.ts";
import type { Line, Values } from "./story.ts";
import { storyModelOf } from "./story-model.ts";
import type { TableData } from "./table-watch.ts";

// What a table tells besides its leaders.

const FORM = 5;
const LEAST_MOVE = 3;
const LEAST_MATCHES = 5;
const PER_PLACE = 4;

const fact = (topic: string, weight: number, key: Line["key"], values: Values): Fact => ({
  topic,
  weight,
  line: { key, values },
});

const best = (rows: readonly TableRow[], of: (row: TableRow) => number): TableRow | undefined =>
  rows.toSorted((a, b) => of(b) - of(a) || a.rank - b.rank)[0];

const winsOf = ({ form }: TableRow): number => form.filter((letter) => letter === "W").length;

/** The largest rise and fall of the week, and who alone has not lost. */
export function changeFacts(data: TableData): Fact[] {
  const { rows, before } = data;
  const movesOf = (row: TableRow): number => {
    const from = before?.find(({ teamId }) => teamId === row.teamId)?.rank;
    return from === undefined ? 0 : from - row.rank;
  };
  const [up, down] = [best(rows, movesOf), best(rows, (row) => -movesOf(row))];
  const moved = (topic: string, key: Line["key"], row: TableRow | undefined): Fact[] => {
    const places = row ? Math.abs(movesOf(row)) : 0;
    if (!row || places < LEAST_MOVE || !hasOneTable(data)) return [];
    const values = { ...rowValues(row, data), from: { place: row.rank + movesOf(row) } };
    return [fact(topic, 22 + PER_PLACE * places, key, values)];
  };
  const unbeaten = rows.filter(({ lost, played }) => lost === 0 && played >= LEAST_MATCHES);
  return [
    ...moved("climb", "watchClimb", up),
    ...moved("fall", "watchFall", down),
    ...(unbeaten.length === 1 ? [fact("unbeaten", 46, "watchUnbeaten", rowValues(unbeaten[0]!, data))] : []),
  ];
}

/** The points between the last safe place and the first that goes down, or at the edge of the play-offs. */
export function lineFacts(data: TableData): Fact[] {
  const { rows, zones, teamOf, competition } = data;
  const { isByPoints } = storyModelOf(competition.sport).table;
  const between = (topic: string, key: Line["key"], index: number): Fact[] => {
    const [above, below] = [rows[index - 1], rows[index]];
    if (!above || !below || !hasOneTable(data) || (isByPoints && above.points === below.points)) return [];
    const values = {
      ...rowValues(above, data),
      opponent: named(teamOf(below.teamId)),
      count: above.points - below.points,
    };
    return [fact(topic, 28, key, values)];
  };
  const down = zones.find(({ zone }) => zone === "relegation");
  const playoffs = zones.find(({ zone }) => zone === "playoffs");
  return [
    ...(down && isByPoints ? between("safety", "watchSafety", down.fromRank - 1) : []),
    ...(playoffs ? between("playoffs", "watchPlayoff", playoffs.toRank) : []),
  ];
}

/** The best attack and defence, form, and the last place. */
export function figureFacts(data: TableData): Fact[] {
  const { rows, competition } = data;
  const { keys } = storyModelOf(competition.sport);
  const formed = rows.filter(({ form }) => form.length === FORM);
  const [strong, weak] = [best(formed, winsOf), best(formed, (row) => -winsOf(row))];
  const of = (topic: string, weight: number, key: Line["key"], row: TableRow | undefined, count: number): Fact[] =>
    row ? [fact(topic, weight, key, { ...rowValues(row, data), count, of: FORM })] : [];
  const [attack, defence] = [best(rows, (row) => row.goalsFor), best(rows, (row) => -row.goalsAgainst)];
  const poor = weak && weak !== strong ? weak : undefined;
  const isPerfect = strong !== undefined && winsOf(strong) === FORM;
  return [
    ...of("attack", 20, keys.attack, attack, attack?.goalsFor ?? 0),
    ...of("defence", 19, keys.defence, defence, defence?.goalsAgainst ?? 0),
    ...(strong
      ? of("form", isPerfect ? 34 : 21, isPerfect ? "watchPerfect" : "watchForm", strong, winsOf(strong))
      : []),
    ...(poor
      ? of(
          "poor form",
          winsOf(poor) > 0 ? 16 : 30,
          winsOf(poor) > 0 ? "watchPoorForm" : "watchWinless",
          poor,
          winsOf(poor),
        )
      : []),
    ...of("bottom", 22, keys.bottom, rows.at(-1), 0),
  ];
}
