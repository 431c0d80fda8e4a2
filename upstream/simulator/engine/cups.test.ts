import { describe, expect, it } from "vitest";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { createEngine } from "./engine.ts";
import { seedOrder } from "./league-phase-cup.ts";
import { testCompetition, testWorld } from "./test-world.ts";

const engine = createEngine(testWorld);
const LATE = Date.UTC(2029, 11, 31);
const CUPS = ["cup", "groups_cup", "league_phase_cup"] as const;
type Cup = (typeof CUPS)[number];
const seasonOf = (kind: Cup, year: number): string => (kind === "groups_cup" ? `${year}` : `${year}-${year - 1999}`);
const cases = CUPS.flatMap((kind) => [2024, 2025, 2026, 2027].map((year) => ({ kind, season: seasonOf(kind, year) })));

const matchesOf = ({ kind, season }: { kind: Cup; season: string }, now = LATE): Fixture[] =>
  engine.season(testCompetition(kind).id, season, now);
const result = (fixture: Fixture) => engine.stateAt(fixture, LATE);
const endOf = (fixture: Fixture): number => result(fixture).updatedAt;
const byStage = (fixtures: readonly Fixture[]) => Map.groupBy(fixtures, ({ stage }) => stage);

/** The team that advances from a tie's last match. */
function advancing(fixture: Fixture): string {
  const { shootout, aggregate, score } = result(fixture);
  const [home, away] = shootout ?? aggregate ?? score!;
  expect(home).not.toBe(away);
  return home > away ? fixture.homeId : fixture.awayId;
}

const KNOCKOUT = ["round_of_16", "quarter_final", "semi_final", "final"] as const;

describe("a cup", () => {
  it.each(cases)("goes to one final on neutral ground ($kind $season)", (one) => {
    const finals = byStage(matchesOf(one)).get("final")!;
    expect(finals).toHaveLength(1);
    expect(finals[0]).toMatchObject({ isNeutral: true });
    expect(finals[0]!.leg).toBeUndefined();
    expect(finals[0]!.kickOff).toBe(matchesOf(one).at(-1)!.kickOff);
    expect(advancing(finals[0]!)).toBeTypeOf("string");
  });

  it.each(cases)("lets the winners of each round, and nobody else, play the next ($kind $season)", (one) => {
    const stages = byStage(matchesOf(one));
    const rounds = KNOCKOUT.map((stage) => stages.get(stage) ?? []).filter(({ length }) => length > 0);
    for (const [index, round] of rounds.slice(0, -1).entries()) {
      const deciders = round.filter(({ leg }) => leg !== 1);
      const next = rounds[index + 1]!.flatMap(({ homeId, awayId }) => [homeId, awayId]);
      expect([...new Set(next)].sort()).toEqual(deciders.map(advancing).sort());
    }
  });

  it.each(cases)("plays two legs on both grounds where it has legs ($kind $season)", (one) => {
    const ties = matchesOf(one).filter(({ leg }) => leg !== undefined);
    expect(ties.length).toBe(one.kind === "cup" ? 0 : ties.filter(({ leg }) => leg === 2).length * 2);
    for (const second of ties.filter(({ leg }) => leg === 2)) {
      const first = ties.find(
        ({ leg, stage, homeId }) => leg === 1 && stage === second.stage && homeId === second.awayId,
      )!;
      expect(first.awayId).toBe(second.homeId);
      expect(first.kickOff).toBeLessThan(second.kickOff);
      const [home, away] = result(second).score!;
      const [away1, home1] = result(first).score!;
      expect(result(second).aggregate).toEqual([home + home1, away + away1]);
      expect(["FULL_TIME"]).toContain(result(first).phase);
    }
  });

  it.each(cases)("shows a match only once its teams are decided, and then for ever ($kind $season)", (one) => {
    const all = matchesOf(one);
    const decidedAt = (stage: string): number =>
      Math.max(
        ...byStage(all)
          .get(stage as "final")!
          .map(endOf),
      );
    const final = all.at(-1)!;
    const semi = decidedAt("semi_final");
    expect(engine.find(final.id, semi - 1)).toBeUndefined();
    expect(engine.find(final.id, semi)).toEqual(final);
    expect(engine.between(final.kickOff, final.kickOff + 1, semi - 1)).not.toContainEqual(final);
    const ids = new Set(all.map(({ id }) => id));
    for (let now = all[0]!.kickOff - DAY; now < final.kickOff + DAY; now += 5 * DAY) {
      const shown = new Set(matchesOf(one, now).map(({ id }) => id));
      expect([...shown].filter((id) => !ids.has(id))).toEqual([]);
      expect(all.filter(({ id, kickOff }) => kickOff <= now && !shown.has(id))).toEqual([]);
    }
  });

  it.each(cases)("answers the same in a fresh engine that has not been asked before ($kind $season)", (one) => {
    const fresh = createEngine(testWorld);
    const final = matchesOf(one).at(-1)!;
    expect(fresh.stateAt(final, LATE)).toEqual(result(final));
    expect(fresh.find(final.id, final.kickOff)).toEqual(final);
    expect(fresh.find(final.id, Date.UTC(2020, 0, 1))).toBeUndefined();
  });

  it("has extra time and shoot-outs, and never postpones or abandons a match that others wait for", () => {
    const phases = new Set(cases.flatMap((one) => matchesOf(one).map((fixture) => result(fixture).phase)));
    expect([...phases].sort()).toEqual(["AFTER_ET", "AFTER_PENS", "FULL_TIME"]);
  });
});

describe("a cup of single matches", () => {
  it("brings the weakest down to a power of two first", () => {
    const stages = byStage(matchesOf({ kind: "cup", season: "2026-27" }));
    expect([...stages].map(([stage, { length }]) => [stage, length])).toEqual([
      ["qualifying", 5],
      ["round_of_16", 8],
      ["quarter_final", 4],
      ["semi_final", 2],
      ["final", 1],
    ]);
  });
});

describe("a cup with groups", () => {
  const stages = byStage(matchesOf({ kind: "groups_cup", season: "2026" }));

  it("has groups of four in which everyone meets everyone at home and away", () => {
    const groups = Map.groupBy(stages.get("group")!, ({ group }) => group);
    expect([...groups.keys()].sort()).toEqual(["A", "B", "C", "D", "E", "F", "G", "H"]);
    for (const fixtures of groups.values()) {
      expect(fixtures).toHaveLength(12);
      expect(new Set(fixtures.map(({ homeId, awayId }) => `${homeId} ${awayId}`)).size).toBe(12);
      expect(new Set(fixtures.map(({ homeId }) => homeId)).size).toBe(4);
    }
  });

  it("sends two of each group on, who do not meet at once", () => {
    const groups = Map.groupBy(stages.get("group")!, ({ group }) => group);
    const groupOf = (teamId: string) => [...groups].find(([, all]) => all.some(({ homeId }) => homeId === teamId))![0]!;
    const firsts = stages.get("round_of_16")!.filter(({ leg }) => leg === 1);
    const names = firsts.flatMap(({ homeId, awayId }) => [groupOf(homeId), groupOf(awayId)]);
    expect(names.sort().join("")).toBe("AABBCCDDEEFFGGHH");
    for (const { homeId, awayId } of firsts) expect(groupOf(homeId)).not.toBe(groupOf(awayId));
  });
});

describe("a cup with a league phase", () => {
  const stages = byStage(matchesOf({ kind: "league_phase_cup", season: "2026-27" }));

  it("gives everyone eight different opponents", () => {
    const opponents = new Map<string, Set<string>>();
    for (const { homeId, awayId } of stages.get("league_phase")!) {
      opponents.set(homeId, (opponents.get(homeId) ?? new Set()).add(awayId));
      opponents.set(awayId, (opponents.get(awayId) ?? new Set()).add(homeId));
    }
    expect([...opponents.values()].map(({ size }) => size)).toEqual(new Array(36).fill(8));
  });

  it("lets the first sixteen of the table play on, and nobody else", () => {
    const points = new Map<string, number>();
    const add = (teamId: string, more: number) => points.set(teamId, (points.get(teamId) ?? 0) + more);
    for (const fixture of stages.get("league_phase")!) {
      const { winner } = result(fixture);
      add(fixture.homeId, winner === "home" ? 3 : winner ? 0 : 1);
      add(fixture.awayId, winner === "away" ? 3 : winner ? 0 : 1);
    }
    const through = new Set(stages.get("round_of_16")!.flatMap(({ homeId, awayId }) => [homeId, awayId]));
    const [inside, outside] = [true, false].map((is) =>
      [...points].filter(([teamId]) => through.has(teamId) === is).map(([, sum]) => sum),
    );
    expect(inside).toHaveLength(16);
    expect(Math.min(...inside!)).toBeGreaterThanOrEqual(Math.max(...outside!));
  });

  it.each([
    [2, [1, 2]],
    [4, [1, 4, 2, 3]],
    [8, [1, 8, 4, 5, 2, 7, 3, 6]],
  ])("seeds %i places so that the best two can only meet in the final", (places, order) => {
    expect(seedOrder(places)).toEqual(order);
  });
});
