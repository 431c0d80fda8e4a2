import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { createEngine } from "./engine.ts";
import { BASKETBALL_COMPETITIONS, basketballWorld } from "./test-basketball-world.ts";
import { sha256 } from "./test-replay.ts";

const LATE = Date.UTC(2029, 0, 1);
const engine = createEngine(basketballWorld);
const seasonOf = (id: string, season: string, now = LATE): Fixture[] => engine.season(id, season, now);
const nba = seasonOf("801", "2026-27");
const finalFour = seasonOf("802", "2026-27");
const CASES = [
  { id: "801", season: "2025-26" },
  { id: "801", season: "2026-27" },
  { id: "802", season: "2026-27" },
  { id: "803", season: "2026" },
  { id: "803", season: "2025" },
];

const ofStage = (fixtures: readonly Fixture[], stage: Fixture["stage"]) =>
  fixtures.filter((one) => one.stage === stage);
const endOf = (fixture: Fixture): number => engine.stateAt(fixture, LATE).updatedAt;
const pairKey = ({ homeId, awayId }: Fixture): string => [homeId, awayId].sort().join(" ");

function winnerOf(fixture: Fixture): string {
  const { winner } = engine.stateAt(fixture, LATE);
  if (!winner) throw new Error(`${fixture.id} has no winner`);
  return winner === "home" ? fixture.homeId : fixture.awayId;
}

/** The series of a season: games of one stage between the same two teams. */
const seriesOf = (fixtures: readonly Fixture[]): Fixture[][] => [
  ...Map.groupBy(
    fixtures.filter(({ series }) => series),
    (one) => `${one.stage} ${pairKey(one)}`,
  ).values(),
];

describe("a season by the NBA's formula", () => {
  const regular = ofStage(nba, "regular");
  const { conferences = [] } = BASKETBALL_COMPETITIONS[0]!.basketball!;
  const conferenceOf = (id: string) => conferences.find(({ teamIds }) => teamIds.includes(id))!;
  const divisionOf = (id: string) => conferenceOf(id).divisions!.find(({ teamIds }) => teamIds.includes(id))!;
  const { teamIds } = BASKETBALL_COMPETITIONS[0]!;

  it("has 1,230 games, 82 a team, half of them at home", () => {
    expect(regular).toHaveLength(1230);
    for (const id of teamIds) {
      expect(regular.filter(({ homeId }) => homeId === id)).toHaveLength(41);
      expect(regular.filter(({ awayId }) => awayId === id)).toHaveLength(41);
    }
  });

  it("has four games within a division, two against the other conference, four or three within one's own", () => {
    const met = new Map<string, number>();
    for (const one of regular) met.set(pairKey(one), (met.get(pairKey(one)) ?? 0) + 1);
    for (const one of teamIds) {
      const counts = new Map<string, number[]>();
      for (const other of teamIds) {
        if (other === one) continue;
        const kind =
          divisionOf(one) === divisionOf(other) ? "own" : conferenceOf(one) === conferenceOf(other) ? "near" : "far";
        counts.set(kind, [...(counts.get(kind) ?? []), met.get([one, other].sort().join(" ")) ?? 0]);
      }
      expect(counts.get("own")).toEqual([4, 4, 4, 4]);
      expect(counts.get("far")).toEqual(new Array(15).fill(2));
      expect(counts.get("near")!.sort()).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 4, 4]);
    }
  });

  it("asks no team to play twice on a day, nor on three days in a row", () => {
    for (const id of teamIds) {
      const days = regular
        .filter(({ homeId, awayId }) => homeId === id || awayId === id)
        .map(({ kickOff }) => Math.floor((kickOff - 9 * 3_600_000) / DAY));
      expect(new Set(days).size).toBe(82);
      expect(days.filter((day, index) => days[index + 2] === day + 2)).toEqual([]);
    }
  });

  it("spreads them: no day of the season has more than fourteen", () => {
    const byDay = Map.groupBy(regular, ({ kickOff }) => Math.floor((kickOff - 9 * 3_600_000) / DAY));
    expect(Math.max(...[...byDay.values()].map(({ length }) => length))).toBeLessThanOrEqual(14);
  });

  it("is refused for other conferences than two of three divisions of five", () => {
    const [first] = BASKETBALL_COMPETITIONS;
    const odd = { ...first!, basketball: { ...first!.basketball!, conferences: [conferences[0]!] } };
    expect(() => createEngine({ ...basketballWorld, competitions: [odd] }).season("801", "2026-27", LATE)).toThrow(
      "formula",
    );
  });
});

describe("a best-of series", () => {
  const all = CASES.flatMap(({ id, season }) => seriesOf(seasonOf(id, season)));

  it("goes to who first wins more than half, and no game is played then", () => {
    expect(all.length).toBeGreaterThan(30);
    for (const games of all) {
      const { bestOf } = games[0]!.series!;
      const wins = Map.groupBy(games, winnerOf);
      const most = Math.max(...[...wins.values()].map(({ length }) => length));
      expect(most).toBe((bestOf + 1) / 2);
      expect(wins.get(winnerOf(games.at(-1)!))).toHaveLength(most);
      expect(games.map(({ series }) => series!.game)).toEqual(games.map((_, index) => index + 1));
    }
    expect(new Set(all.map(({ length }) => length)).size).toBeGreaterThan(3);
  });

  it("is played at the better seed's in turns: 2-2-1-1-1, 2-2-1, 1-1-1", () => {
    const patterns: Record<number, string> = { 7: "HHAAHAH", 5: "HHAAH", 3: "HAH" };
    for (const games of all) {
      const upper = games[0]!.homeId;
      const hosts = games.map(({ homeId }) => (homeId === upper ? "H" : "A")).join("");
      expect(patterns[games[0]!.series!.bestOf]!.startsWith(hosts)).toBe(true);
    }
  });

  it("lists a game as soon as it is sure, and never before", () => {
    for (const games of all.slice(0, 40)) {
      const needed = (games[0]!.series!.bestOf + 1) / 2;
      for (const fixture of games) {
        const { game } = fixture.series!;
        const wins = new Map(games.map(({ homeId }) => [homeId, 0]));
        const sureAt = games.find((one) => {
          const winner = winnerOf(one);
          wins.set(winner, (wins.get(winner) ?? 0) + 1);
          return Math.min(...wins.values()) >= game - needed && wins.size === 2;
        });
        if (game <= needed || !sureAt) continue;
        expect(engine.find(fixture.id, endOf(sureAt) - 1)).toBeUndefined();
        expect(engine.find(fixture.id, endOf(sureAt))).toEqual(fixture);
        expect(fixture.kickOff).toBeGreaterThan(endOf(sureAt));
      }
    }
  });

  it("tells its score so far with each game", () => {
    for (const games of all) {
      for (const fixture of games) {
        const before = games.filter(({ kickOff }) => kickOff < fixture.kickOff).map(winnerOf);
        const after = [...before, winnerOf(fixture)];
        const count = (winners: string[]) =>
          [fixture.homeId, fixture.awayId].map((id) => winners.filter((one) => one === id).length);
        const { seriesWins, seq } = engine.stateAt(fixture, fixture.kickOff);
        expect(seriesWins).toEqual(count(before));
        expect(engine.stateAt(fixture, LATE).seriesWins).toEqual(count(after));
        expect(engine.stateAt(fixture, LATE).seq).toBeGreaterThan(seq);
      }
    }
  });
});

describe("play-offs", () => {
  it.each(CASES)("let the winners of each round, and nobody else, play the next ($id $season)", ({ id, season }) => {
    const fixtures = seasonOf(id, season);
    const rounds = (["round_of_16", "quarter_final", "semi_final", "final"] as const)
      .map((stage) => ofStage(fixtures, stage))
      .filter(({ length }) => length > 0);
    for (const [index, round] of rounds.slice(0, -1).entries()) {
      const lasts = [...Map.groupBy(round, pairKey).values()].map((games) => games.at(-1)!);
      const next = rounds[index + 1]!.flatMap(({ homeId, awayId }) => [homeId, awayId]);
      expect([...new Set(next)].sort()).toEqual(lasts.map(winnerOf).sort());
    }
  });

  it("begin with the best of each conference, and its two of the play-in", () => {
    const wins = Map.groupBy(ofStage(nba, "regular"), winnerOf);
    const inPlayIn = new Set(ofStage(nba, "playin").flatMap(({ homeId, awayId }) => [homeId, awayId]));
    const first = new Set(ofStage(nba, "round_of_16").flatMap(({ homeId, awayId }) => [homeId, awayId]));
    for (const { teamIds } of BASKETBALL_COMPETITIONS[0]!.basketball!.conferences!) {
      const winsOf = (id: string): number => wins.get(id)?.length ?? 0;
      const direct = teamIds.filter((id) => first.has(id) && !inPlayIn.has(id));
      expect(direct).toHaveLength(6);
      expect(teamIds.filter((id) => inPlayIn.has(id))).toHaveLength(4);
      expect(teamIds.filter((id) => inPlayIn.has(id) && first.has(id))).toHaveLength(2);
      const others = teamIds.filter((id) => !direct.includes(id));
      expect(Math.min(...direct.map(winsOf))).toBeGreaterThanOrEqual(Math.max(...others.map(winsOf)));
    }
  });

  it("let the loser of the first play-in game meet the winner of the second", () => {
    for (const fixtures of [nba, finalFour]) {
      const games = ofStage(fixtures, "playin");
      const lasts = games.filter(({ kickOff }) => kickOff > Math.min(...games.map((one) => one.kickOff)) + 2.5 * DAY);
      expect(games).toHaveLength(lasts.length * 3);
      for (const { homeId, awayId, kickOff } of lasts) {
        const earlier = (id: string) =>
          games.find((one) => one.kickOff < kickOff - DAY && (one.homeId === id || one.awayId === id))!;
        expect(winnerOf(earlier(homeId)) === homeId).not.toBe(winnerOf(earlier(awayId)) === awayId);
      }
    }
  });

  it("end with single games on neutral ground where there is a final four", () => {
    expect(ofStage(finalFour, "semi_final")).toHaveLength(2);
    expect(ofStage(finalFour, "final")).toHaveLength(1);
    for (const one of [...ofStage(finalFour, "semi_final"), ...ofStage(finalFour, "final")]) {
      expect(one).toMatchObject({ isNeutral: true });
      expect(one.series).toBeUndefined();
    }
  });

  it.each(CASES)("come after the table, and only when it is complete ($id $season)", ({ id, season }) => {
    const fixtures = seasonOf(id, season);
    const regular = ofStage(fixtures, "regular");
    const end = Math.max(...regular.map(endOf));
    const others = fixtures.filter(({ stage }) => stage !== "regular");
    expect(Math.min(...others.map(({ kickOff }) => kickOff))).toBeGreaterThan(end);
    expect(seasonOf(id, season, end - 1)).toHaveLength(regular.length);
    expect(seasonOf(id, season, end).length).toBeGreaterThan(regular.length);
  });
});

it("a league without play-offs plays its table out", () => {
  const fixtures = seasonOf("804", "2026-27");
  const played = fixtures.filter((fixture) => phaseGroup(engine.stateAt(fixture, LATE).phase) === "final");
  expect(played).toHaveLength(180);
  expect(new Set(fixtures.map(({ stage }) => stage))).toEqual(new Set(["regular"]));
});

/** Changing this changes the result of every game ever shown. */
const PIN = "cc94c4a7ed984748a9fbf140898e69e6c9e330b264a1d82f1a0db2cd19784a03";

it("plays the same games as ever, also in an engine that has not been asked before", async () => {
  const fresh = createEngine(basketballWorld);
  const from = Date.UTC(2027, 3, 14);
  const lines = fresh.between(from, from + 10 * DAY, LATE).map((fixture) => {
    const { score, periods, seq, updatedAt } = fresh.stateAt(fixture, LATE);
    expect(engine.stateAt(fixture, LATE)).toEqual(fresh.stateAt(fixture, LATE));
    return [fixture.id, fixture.kickOff, fixture.homeId, fixture.awayId, score, periods, seq, updatedAt].join(" ");
  });
  expect(lines.length).toBeGreaterThan(20);
  expect(await sha256(lines.join("\n"))).toBe(PIN);
});
