import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DAY } from "#contract/time/units";
import { TEAMS } from "../../competitions/world/world.ts";
import { COUNTRIES_BEYOND, clubsBeyond } from "../../data/clubs/beyond/clubs-beyond.ts";
import { ORIGINS } from "../../data/countries/origins.ts";
import { IS_SWEEP, runsOf } from "../../test-sweep.ts";
import { originById } from "./careers.ts";
import { allClubs, type Club } from "./clubs.ts";
import { contractRunsOut, contractUntil } from "./contracts.ts";
import { arrivalIn, departureFrom } from "./moves.ts";
import { checkPeople } from "./people-check.ts";
import { squadAt } from "./squads.ts";
import { tenureAt } from "./tenures.ts";
import { type Transfer, transfersOf, transfersOfPlayer } from "./transfers.ts";
import { registrationIn, startOfWindow } from "./windows.ts";

const NOW = Date.parse("2026-10-17T15:05:00Z");
const CLUBS = [...allClubs()].filter(({ isNational }) => !isNational);
const clubs = fc.constantFrom(...CLUBS.filter((_, index) => index % 41 === 0));
const PREMIER_LEAGUE = CLUBS.filter(({ number }) => number > 20_100 && number <= 20_120);
/** Of a league whose year is two calendar years, one with a year of its own, youth teams and both sports. */
const CHECKED = [
  ...PREMIER_LEAGUE.slice(0, IS_SWEEP ? 20 : 6),
  ...CLUBS.filter(({ team }, index) => IS_SWEEP || team.country === "NO" || (index % 7 === 0 && team.country === "KH")),
];

const yearsOf = ({ at, playerId }: Transfer): number => new Date(at).getUTCFullYear() - originById(playerId)!.birthYear;

it("nobody is in two squads or elsewhere, no transfer is one-sided, undated, without a past or beyond means", () => {
  const days = ["2026-02-14", "2026-06-20", "2026-08-12", "2026-10-17"].map((day) => Date.parse(day));
  expect(checkPeople([...new Set(CHECKED)], days).map(({ fault, text }) => `${fault} ${text}`)).toEqual([]);
}, 600_000);

describe("a club's transfers", () => {
  it("are in the two years before, latest first", () => {
    fc.assert(
      fc.property(clubs, (club) => {
        for (const list of Object.values(transfersOf(club, NOW))) {
          const dates = list.map(({ at }: Transfer) => at);
          expect(dates).toEqual([...dates].sort((one, other) => other - one));
          for (const at of dates) expect(NOW - at).toBeLessThanOrEqual(731 * 86_400_000);
        }
      }),
      { numRuns: runsOf(20) },
    );
  });

  it("lie within their country's periods, many in the last days", () => {
    const deals = PREMIER_LEAGUE.flatMap((club) => transfersOf(club, NOW).in).filter(
      ({ kind, at }) => kind !== "youth" && kind !== "loan_end" && at >= Date.parse("2026-06-01"),
    );
    const { opens, closes } = registrationIn("football", "GB-ENG", 2026 * 2 + 1);
    expect(new Date(opens).toISOString().slice(0, 10)).toBe("2026-06-16");
    expect(new Date(closes).toISOString().slice(0, 10)).toBe("2026-09-01");
    for (const { at } of deals) expect(at >= opens && at <= closes).toBe(true);
    const dates = new Set(deals.map(({ at }) => at));
    expect(dates.size).toBeGreaterThan(30);
    const late = deals.filter(({ at }) => closes - at < 3 * 86_400_000).length / deals.length;
    expect(late).toBeGreaterThan(0.1);
    expect(late).toBeLessThan(0.4);
  });

  it("of the Premier League cost what they do, most for players at their best", () => {
    const lists = PREMIER_LEAGUE.map((club) => transfersOf(club, NOW));
    const spent = lists.map((list) => list.in.reduce((sum, { feeEur = 0 }) => sum + feeEur, 0));
    const mean = spent.reduce((sum, one) => sum + one, 0) / spent.length;
    expect(mean).toBeGreaterThan(60_000_000);
    expect(mean).toBeLessThan(500_000_000);
    const fees = lists.flatMap((list) => list.in).filter(({ feeEur }) => feeEur);
    const meanOf = (isMeant: (years: number) => boolean) => {
      const chosen = fees.filter((one) => isMeant(yearsOf(one)));
      return chosen.reduce((sum, { feeEur = 0 }) => sum + feeEur, 0) / chosen.length;
    };
    const atBest = meanOf((years) => years >= 24 && years < 30);
    expect(atBest).toBeGreaterThan(1.4 * meanOf((years) => years >= 30));
    expect(atBest).toBeGreaterThan(3 * meanOf((years) => years < 21));
    expect(Math.max(...fees.map(({ feeEur = 0 }) => feeEur))).toBeLessThan(150_000_000);
  });

  it("of the NBA come by the draft from colleges, by trades and as free agents", () => {
    const arrivals = CLUBS.filter(({ draftAge }) => draftAge).flatMap((club) => transfersOf(club, NOW).in);
    const count = (kind: Transfer["kind"]) => arrivals.filter((one) => one.kind === kind).length / arrivals.length;
    for (const kind of ["draft", "trade", "free"] as const) expect(count(kind)).toBeGreaterThan(0.1);
    expect(count("draft") + count("trade") + count("free")).toBe(1);
    for (const one of arrivals) {
      if (one.from && "names" in one.from && new Date(one.at).getUTCMonth() === 6) expect(one.kind).toBe("draft");
      if (one.kind === "draft") expect(yearsOf(one)).toBeLessThanOrEqual(23);
    }
  });

  it("include loans that end where they began", () => {
    const lists = PREMIER_LEAGUE.map((club) => ({ club, ...transfersOf(club, NOW) }));
    const isOwn = (club: Club, side: Transfer["from"]) => side && "team" in side && side.team === club.team;
    let count = 0;
    for (const { club, in: arrivals, out } of lists)
      for (const end of arrivals.filter(({ kind }) => kind === "loan_end")) {
        const start = transfersOfPlayer(originById(end.playerId)!, NOW).findLast(
          ({ kind, at }) => kind === "loan" && at < end.at,
        );
        expect(isOwn(club, start?.from)).toBe(true);
        expect(start?.to).toEqual(end.from);
        if (start!.at > NOW - 700 * 86_400_000) expect(out).toContainEqual(start);
        count += 1;
      }
    expect(count).toBeGreaterThan(5);
  });
});

describe("a player's moves", () => {
  it("begin where he grew up, each where the last one led, in order of time", () => {
    fc.assert(
      fc.property(clubs, fc.nat(), (club, place) => {
        const squad = squadAt(club.team, NOW);
        const { player } = squad[place % squad.length]!;
        const moves = transfersOfPlayer(originById(player.id)!, NOW);
        if (club.sport === "basketball") return;
        expect(moves[0]?.kind).toBe("youth");
        for (const [index, { from, at }] of moves.entries()) {
          if (index === 0) continue;
          expect(from).toEqual(moves[index - 1]!.to);
          expect(at).toBeGreaterThan(moves[index - 1]!.at);
        }
        const last = moves.at(-1)?.to;
        expect(last && "team" in last && last.team.id).toBe(club.team.id);
        expect(yearsOf(moves[0]!)).toBeLessThanOrEqual(22);
      }),
      { numRuns: runsOf(80) },
    );
  });
});

describe("a contract", () => {
  const tenures = fc.tuple(clubs, fc.nat()).map(([club, place]) => {
    const slots = club.sport === "football" ? 26 : 15;
    return tenureAt(club, place % slots, 2026 * 2 + 1);
  });

  it("never ends before its holder leaves, and ends then if no fee was paid", () => {
    fc.assert(
      fc.property(tenures, fc.nat(2_000), (tenure, day) => {
        const left = departureFrom(tenure).at;
        const instant = Math.min(arrivalIn(tenure).at + day * DAY, left - DAY);
        const until = Date.parse(contractUntil(tenure, instant));
        expect(until).toBeGreaterThanOrEqual(instant - 30 * DAY);
        const last = Date.parse(contractUntil(tenure, left - DAY));
        if (contractRunsOut(tenure)) expect(Math.abs(last - startOfWindow(tenure.end))).toBeLessThanOrEqual(DAY);
        else expect(last).toBeGreaterThan(startOfWindow(tenure.end));
      }),
      { numRuns: runsOf(100) },
    );
  });
});

describe("clubs without a page", () => {
  const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const known = new Set(TEAMS.map(({ names, country }) => `${country} ${plain(names.en)}`));

  test.each(COUNTRIES_BEYOND)("of %s are in no competition, each once", (country) => {
    const names = clubsBeyond(country).map(({ en }) => en);
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => known.has(`${country} ${plain(name)}`))).toEqual([]);
  });

  it("are listed for nearly every country of which players come", () => {
    const footballers = Object.entries(ORIGINS).filter(([region]) => region !== "women" && region !== "basketball");
    const missing = new Set(footballers.flatMap(([, codes]) => codes).filter((code) => clubsBeyond(code).length === 0));
    expect([...missing]).toEqual([]);
  });
});
