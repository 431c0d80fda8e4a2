import { phaseGroup } from "#contract/domain/status";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { Fixture, MatchAt } from "./match.ts";

export interface Row {
  competition: CompetitionEntry;
  match: MatchAt;
}

type StatusFilter = "all" | "live" | "finished" | "upcoming";

/** By UTF-16 unit, for ids and keys: the same on every machine. Displayed names are sorted by language. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const inKickOffOrder = (a: Fixture, b: Fixture): number => a.kickOff - b.kickOff || byText(a.id, b.id);

export const byInstant = (a: { at: number }, b: { at: number }): number => a.at - b.at;

/** By the competition's place in lists, then kick-off, then id; rows of one competition and season stay together. */
export const inListOrder = (a: Row, b: Row): number =>
  a.competition.sortOrder - b.competition.sortOrder ||
  byText(a.competition.id, b.competition.id) ||
  byText(a.match.fixture.season, b.match.fixture.season) ||
  a.match.fixture.kickOff - b.match.fixture.kickOff ||
  byText(a.match.fixture.id, b.match.fixture.id);

/** Whether a match passes a list's filter; postponed and interrupted matches are only in the unfiltered list. */
export function hasStatus({ state }: MatchAt, status: StatusFilter): boolean {
  const group = phaseGroup(state.phase);
  switch (status) {
    case "all":
      return true;
    case "live":
      return group === "live";
    case "finished":
      return group === "final";
    case "upcoming":
      return group === "pre";
  }
}

/** One page, counted from 1, of a list of matches; a competition may continue on the next page. */
export function buildPage<Item>(
  items: readonly Item[],
  page: number,
  size: number,
): { items: Item[]; hasNext: boolean } {
  const end = page * size;
  return { items: items.slice(end - size, end), hasNext: items.length > end };
}

/** Runs of neighbouring items with the same key. */
export function runsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
