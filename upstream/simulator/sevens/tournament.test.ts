import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEVENS_TREES } from "#contract/tables/sevens";
import { HOUR } from "#contract/time/units";
import { scoreOf } from "../../match/score.ts";
import { toDays } from "./edition.ts";
import { CATEGORIES, clubOfEntrant, sevensTeam, teamsOfCategory } from "./entrants.ts";
import { findSevens, sevensBetween, tournamentOf } from "./tournament.ts";

const years = fc.integer({ min: 2015, max: 2040 });
const categories = fc.constantFrom(...CATEGORIES);

describe("the sevens", () => {
  it("are played on a Saturday and a Sunday in May, Hong Kong time", () => {
    fc.assert(
      fc.property(years, (year) => {
        const noon = new Date(toDays(year).from + 20 * HOUR);
        expect([noon.getUTCDay(), noon.getUTCMonth()]).toEqual([6, 4]);
        expect(noon.getUTCDate()).toBeGreaterThanOrEqual(16);
      }),
    );
  });

  it("have sixteen teams with clubs and names of their own in each category", () => {
    for (const category of CATEGORIES) {
      const teams = teamsOfCategory(category);
      expect(new Set(teams.map(({ id }) => id)).size).toBe(16);
      for (const team of teams) {
        expect(sevensTeam(team.id)).toBe(team);
        expect(clubOfEntrant(team)).toBeDefined();
      }
    }
  });

  it("let everyone play everyone in a group, nobody twice at once", () => {
    fc.assert(
      fc.property(years, categories, (year, category) => {
        const { slots, groups } = tournamentOf(year, category).edition;
        const inGroups = slots.flatMap(({ group }) => group ?? []);
        expect(inGroups).toHaveLength(24);
        const pairs = inGroups.map(({ home, away }) => [home.id, away.id].sort().join());
        expect(new Set(pairs).size).toBe(24);
        expect(new Set(groups.flatMap(({ teams }) => teams.map(({ id }) => id))).size).toBe(16);
        expect(new Set(slots.map(({ kickOff }) => kickOff)).size).toBe(slots.length);
      }),
      { numRuns: 200 },
    );
  });

  it("end with four winners of four trees, every team in exactly two of the orders of play", () => {
    fc.assert(
      fc.property(years, categories, (year, category) => {
        const matches = tournamentOf(year, category).all(toDays(year).to);
        expect(matches).toHaveLength(44);
        for (const { state } of matches) expect(state.phase).toMatch(/^(FULL_TIME|AFTER_ET|AFTER_PENS)$/);
        const finals = matches.filter(({ slot }) => slot.knockout?.round === "final");
        expect(finals.map(({ slot }) => slot.knockout?.tree).sort()).toEqual([...SEVENS_TREES].sort());
        for (const { state } of matches.filter(({ slot }) => slot.knockout)) expect(state.winner).toBeDefined();
        const quarterFinalists = matches
          .filter(({ slot }) => slot.knockout?.round === "quarter_final")
          .flatMap(({ home, away }) => [home.id, away.id]);
        expect(new Set(quarterFinalists).size).toBe(16);
      }),
      { numRuns: 200 },
    );
  });

  it("end each match before the next begins on its pitch", () => {
    fc.assert(
      fc.property(years, categories, (year, category) => {
        const matches = tournamentOf(year, category).all(toDays(year).to);
        for (const [index, match] of matches.entries()) {
          const next = matches[index + 1];
          if (next) expect(match.incidents.at(-1)!.at).toBeLessThan(next.fixture.kickOff);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("tell nothing before it is known", () => {
    fc.assert(
      fc.property(years, categories, fc.double({ min: 0, max: 1, noNaN: true }), (year, category, share) => {
        const { from, to } = toDays(year);
        const now = from + share * (to - from);
        const tournament = tournamentOf(year, category);
        for (const match of tournament.all(now)) {
          const { state, slot } = match;
          expect(state.updatedAt).toBeLessThanOrEqual(now);
          if (state.score) expect(state.score).toEqual(scoreOf(state.goals));
          else expect(now).toBeLessThan(match.fixture.kickOff + 60_000);
          for (const origin of slot.knockout ? [slot.knockout.home, slot.knockout.away] : []) {
            if (origin.kind !== "group") expect(tournament.match(origin.index, now)?.state.winner).toBeDefined();
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("are found by id, and by day", () => {
    const { from, to } = toDays(2026);
    const all = sevensBetween(from, to, to);
    expect(all).toHaveLength(132);
    expect(sevensBetween(from - 1_000 * HOUR, from, to)).toEqual([]);
    for (const match of all) expect(findSevens(match.fixture.id, to)).toEqual(match);
    // Sunday's teams are not known on Saturday morning.
    expect(sevensBetween(from, to, from)).toHaveLength(72);
    for (const id of ["7202649900", "72026499", "71999100", "1010120260020"])
      expect(findSevens(id, to)).toBeUndefined();
  });
});
