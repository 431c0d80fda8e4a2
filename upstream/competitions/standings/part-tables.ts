import type { SeasonPart, TableReason } from "#contract/tables/standings-keys";
import type { Carry } from "../../data/standings/parts/split.ts";
import { overall } from "../../data/standings/rules/rule-set.ts";
import type { SeasonMatch } from "./counted.ts";
import { teamsOf } from "./groups.ts";
import { rankTeams, type TableInput, type TableRow } from "./rank-teams.ts";
import type { SeasonTable } from "./season-table.ts";
import { type SplitSeason, splitSeason } from "./split-season.ts";
import { ranked, type TableBuilder } from "./table-builder.ts";
import type { CountedMatch } from "./tally.ts";
import type { Zone } from "./zones.ts";

/** A part of a season: its matches, and its tables once they are wanted. */
export interface Part {
  id: SeasonPart;
  matches: readonly SeasonMatch[];
  build(): SeasonTable[];
}

/** Why a round's table has the points that it has. */
export const CARRY_REASONS: Record<Carry, TableReason> = {
  all: "carried",
  half_down: "halved_down",
  half_up: "halved_up",
  none: "not_carried",
};

const KEPT: Record<Carry, (points: number) => number> = {
  all: (points) => points,
  half_down: (points) => Math.floor(points / 2),
  half_up: (points) => Math.ceil(points / 2),
  none: () => 0,
};

const isHalved = (carry: Carry): boolean => carry === "half_down" || carry === "half_up";

/** Rounds whose matchdays begin at one again go on where the regular season ended. */
function numberedOn(matches: readonly SeasonMatch[], regular: readonly SeasonMatch[]): SeasonMatch[] {
  const numbers = (of: readonly SeasonMatch[]) => of.map(({ fixture }) => fixture.matchday ?? 0);
  const last = Math.max(0, ...numbers(regular));
  const ahead = Math.min(...numbers(matches)) > last ? 0 : last;
  return matches.map(({ fixture, ...rest }) => ({
    ...rest,
    fixture: { ...fixture, ...(fixture.matchday !== undefined && { matchday: fixture.matchday + ahead }) },
  }));
}

/** Zones of all places of the league that are in a round's, with ranks from its first one. */
const zonesIn = (zones: readonly Zone[], [from, to]: readonly [number, number]): Zone[] =>
  zones
    .filter(({ fromRank, toRank }) => fromRank <= to && toRank >= from)
    .map((zone) => ({
      ...zone,
      fromRank: Math.max(zone.fromRank, from) - from + 1,
      toRank: Math.min(zone.toRank, to) - from + 1,
    }));

/** A round after the split: places go on from the regular season, and so do the points that clubs keep. */
function roundTable(
  builder: TableBuilder,
  { regular, rounds }: SplitSeason,
  index: number,
  before: ReadonlyMap<string, TableRow>,
): SeasonTable {
  const { rule, teamIds, matches: own } = rounds[index]!;
  const { carry, places, round } = rule;
  const matches = numberedOn(own, regular);
  const all = [...before.keys()];
  const zones = zonesIn(builder.zones("regular", all.length), places);
  const isFresh = carry === "none";
  const counted = isFresh ? matches : [...regular, ...rounds.flatMap((one) => numberedOn(one.matches, regular))];
  const pointsOf = (id: string) => before.get(id)?.points ?? 0;
  const byTeam = (value: (points: number) => number) =>
    Object.fromEntries(teamIds.map((id) => [id, value(pointsOf(id))]));
  const base = builder.inputOf(counted, teamIds, zones);
  const halved = isHalved(carry) && {
    adjusted: byTeam((points) => KEPT[carry](points) - points),
    rounding: byTeam((points) => points / 2 - KEPT[carry](points)),
    ruleSet: { ...base.ruleSet, steps: [...overall("rounding"), ...base.ruleSet.steps] },
  };
  const input: TableInput = {
    ...base,
    ...(!isFresh && { among: all }),
    ...(isFresh && { deductions: {} }),
    ...(builder.isWhole && halved),
  };
  const ids = new Set(own.map(({ fixture }) => fixture.id));
  const isBegun = (played: readonly CountedMatch[]) => played.some(({ id }) => id !== undefined && ids.has(id));
  const shift = places[0] - 1;
  const facts = builder.facts();
  return {
    id: `split-${round}`,
    round,
    ...facts,
    reasons: [...facts.reasons, CARRY_REASONS[carry]],
    decides: round === "championship" ? builder.decides("championship") : ["places"],
    zones: zones.map((zone) => ({ ...zone, fromRank: zone.fromRank + shift, toRank: zone.toRank + shift })),
    ...ranked(
      input,
      (one) => rankTeams(one).map((row) => ({ ...row, rank: row.rank + shift })),
      // Before the split nothing was halved.
      (played) => (isBegun(played) ? {} : { adjusted: {}, rounding: {} }),
    ),
  };
}

/** A league that has split; undefined if it has not, or does not. */
function splitParts(matches: readonly SeasonMatch[], builder: TableBuilder): Part[] | undefined {
  // What was taken off after the regular season is not halved.
  const whole = builder.whole();
  const rowsOf = (own: readonly SeasonMatch[]) =>
    rankTeams(whole.inputOf(own, teamsOf(own), [], whole.deductionsAfter(own)));
  const found = splitSeason(matches, builder.split, rowsOf);
  if (!found) return undefined;
  const { regular, rounds } = found;
  const deductions = builder.deductionsAfter(regular);
  const after = rounds.filter((round) => round.matches.length > 0);
  const parts: Part[] = [
    {
      id: "regular",
      matches: regular,
      build: () => [builder.table("regular", regular, "regular", { deductions })],
    },
  ];
  if (after.length > 0)
    parts.push({
      id: "split",
      matches: after.flatMap((round) => round.matches),
      build: () => {
        const before = new Map(rowsOf(regular).map((row) => [row.teamId, row]));
        return after.map((_, index) => roundTable(builder, { regular, rounds: after }, index, before));
      },
    });
  return parts;
}

const HALVES = ["apertura", "intermediate", "clausura"] as const;

/**
 * A year of two or three tournaments, each with a table and mostly a knock-out of its own, and all of them together.
 */
function halfParts(matches: readonly SeasonMatch[], builder: TableBuilder): Part[] | undefined {
  const halves = HALVES.map((id) => ({ id, matches: matches.filter(({ fixture }) => fixture.part === id) })).filter(
    (half) => half.matches.length > 0,
  );
  const isAll = halves.reduce((sum, half) => sum + half.matches.length, 0) === matches.length;
  if (halves.length === 0 || !isAll) return undefined;
  const build = (id: SeasonPart, own: readonly SeasonMatch[], reasons: TableReason[]) => (): SeasonTable[] => {
    const table = builder.table(id, own, "regular");
    return [{ ...table, zones: [], reasons: [...table.reasons, ...reasons] }];
  };
  const parts: Part[] = halves.map((half) => ({ ...half, build: build(half.id, half.matches, []) }));
  if (halves.length === 1) return parts;
  return [...parts, { id: "total", matches: [], build: build("total", [...matches], ["total"]) }];
}

/** The parts of a league's season, in order of play; undefined if it has one table. */
export const leagueParts = (matches: readonly SeasonMatch[], builder: TableBuilder): Part[] | undefined =>
  splitParts(matches, builder) ?? halfParts(matches, builder);
