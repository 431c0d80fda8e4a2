import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phaseGroup } from "#contract/domain/status";
import { ENDPOINTS, type EndpointName, type QueryOf, type ValueOf } from "#contract/registry";
import { LOCALE_CODES } from "#contract/tables/locales";
import { HOUR, MINUTE } from "#contract/time/units";
import type { Endpoint } from "#contract/wire/endpoint";
import { COMPETITIONS, competitionById, countryById, teamById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { Fixture } from "../../match/match.ts";
import { EVERYTHING_SIMULATED } from "../../match/simulation.ts";
import { oneSourcePerSeason } from "../../match/sources.ts";
import { NO_CONTESTS, NO_DETAILS, NO_NEWS, noFollowers } from "../../matches/test-data.ts";
import { CallRefusal, success } from "../../platform/envelope.ts";
import { loosened } from "../../platform/loose-wire.ts";
import { WORLD_ENGINE as engine } from "../../simulator/engine/test-world-engine.ts";
import { runsOf } from "../../test-sweep.ts";
import { CALLS } from "../calls.ts";

const DAY_START = Date.parse("2026-11-21T00:00:00Z");
const LATE = DAY_START + 72 * HOUR;

const sources = oneSourcePerSeason(engine, {
  between: () => [],
  season: () => [],
  find: () => undefined,
  happenedBetween: () => [],
  ...NO_DETAILS,
  stateAt: () => {
    throw new Error("nothing is stored");
  },
  takenSeasons: async () => new Set(),
});
const simulation = EVERYTHING_SIMULATED;
const directory = { competitions: COMPETITIONS, countries: COUNTRIES, competitionById, teamById, countryById };

type Name = Extract<EndpointName, `basketball${string}` | "boxScore">;

const endpoints: Record<string, Endpoint> = ENDPOINTS;

/** A call's value as the edge reads it, which must be the same in both dialects. */
async function ask<One extends Name>(name: One, query: QueryOf<One>, now: number): Promise<ValueOf<One>> {
  const call = CALLS[name] as (query: QueryOf<One>, context: object) => object;
  const answer = success(
    await call(query, {
      now,
      sources,
      directory,
      simulation,
      followers: noFollowers,
      news: NO_NEWS,
      contestBindings: NO_CONTESTS,
    }),
  );
  const { parse } = endpoints[name]!;
  const plain = parse(JSON.parse(JSON.stringify(answer)));
  expect(plain.dropped).toEqual([]);
  expect(parse(loosened(answer))).toEqual(plain);
  return plain.value as ValueOf<One>;
}

const isBasketball = ({ competitionId }: Fixture): boolean => competitionById(competitionId)?.sport === "basketball";
const games = engine.between(DAY_START, DAY_START + 24 * HOUR, LATE).filter(isBasketball);
const football = engine.between(DAY_START, DAY_START + HOUR, LATE).find((one) => !isBasketball(one))!;

const someGame = fc.constantFrom(...games);
const someMoment = fc.oneof(
  fc.constantFrom(-48 * HOUR, -2 * HOUR, -30 * MINUTE, 6 * HOUR),
  fc.integer({ min: 0, max: 3 * HOUR }),
);
const lang = "en";

it("a day has games of half a dozen competitions at least", () => {
  expect(games.length).toBeGreaterThan(40);
  expect(new Set(games.map(({ competitionId }) => competitionId)).size).toBeGreaterThan(6);
});

describe("the calls of a game", () => {
  it("agree with its state at any instant, and tell nothing that lies after it", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(someGame, someMoment, async (fixture, after) => {
        const now = fixture.kickOff + after;
        const matchId = fixture.id;
        const { score, phase, periods = [] } = engine.stateAt(fixture, now);

        const { match } = await ask("basketballMatchInfo", { matchId, lang }, now);
        expect("score" in match ? match.score : undefined).toEqual(score);
        const [tick] = await ask("basketballMatchScore", { matchId, lang }, now);
        expect([tick?.score, tick?.periods?.points]).toEqual([score, score && periods]);

        const box = await ask("boxScore", { matchId, lang }, now);
        expect(box.home.totals && [box.home.totals.pts, box.away.totals?.pts]).toEqual(score);
        expect(box.updatedAt ?? 0).toBeLessThanOrEqual(now);
        const onCourt = [...box.home.players, ...box.away.players].filter(({ isOnCourt }) => isOnCourt);
        expect(onCourt).toHaveLength(phaseGroup(phase) === "live" ? 10 : 0);
        for (const [side, team] of [box.home, box.away].entries()) {
          const plusMinus = team.players.reduce((sum, one) => sum + (one.plusMinus ?? 0), 0);
          expect([matchId, plusMinus]).toEqual([matchId, score ? 5 * (score[side]! - score[1 - side]!) : 0]);
        }

        const { periods: parts, flow } = await ask("basketballMatchStat", { matchId }, now);
        const pointsIn = parts.map(({ rows }) => rows.find(({ key }) => key === "pts")?.pair);
        expect(pointsIn).toEqual(score ? [score, ...periods] : []);
        expect(flow.at(-1)?.lead).toEqual(score && score[0] - score[1]);

        const { events, runs } = await ask("basketballMatchEvents", { matchId, lang }, now);
        expect(events.at(-1)?.score).toEqual(score);
        for (const { at } of [...events, ...runs.map(({ to }) => to)]) expect(at).toBeLessThanOrEqual(now);
        for (const { points } of runs) expect(points).toBeGreaterThanOrEqual(8);
        const { positions } = await ask("basketballTracker", { matchId, lang }, now);
        for (const { at, x, y } of positions) {
          expect(at <= now && at > now - 3 * MINUTE).toBe(true);
          expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 100).toBe(true);
        }

        const shots = await ask("basketballShots", { matchId, lang }, now);
        for (const [side, key] of [
          ["home", 0],
          ["away", 100],
        ] as const) {
          const own = shots.filter((shot) => shot.side === side);
          const made = own.filter(({ isMade }) => isMade);
          const threes = own.filter(({ kind }) => kind === "FG3");
          const { fgm = 0, fga = 0, tpa = 0 } = box[side].totals ?? {};
          expect([made.length, own.length, threes.length]).toEqual([fgm, fga, tpa]);
          for (const { at, x, player } of own) {
            expect(at).toBeLessThanOrEqual(now);
            // At the end that the side attacks.
            expect(Math.abs(x - key)).toBeGreaterThanOrEqual(50);
            expect(box[side].players.map(({ id }) => id)).toContain(player?.id);
          }
        }
      }),
      { numRuns: runsOf(60) },
    );
  });

  it("name line-ups a day before, official ones an hour before, and nobody twice", async () => {
    for (const fixture of games.slice(0, 12)) {
      const at = (now: number) => ask("basketballLineup", { matchId: fixture.id, lang }, now);
      expect((await at(fixture.kickOff - 25 * HOUR)).state).toBe("none");
      expect((await at(fixture.kickOff - 2 * HOUR)).state).toBe("predicted");
      const { state, confirmedAt, home, away } = await at(fixture.kickOff + HOUR);
      expect([state, confirmedAt]).toEqual(["official", fixture.kickOff - HOUR]);
      for (const { starters, bench, absences } of [home, away]) {
        expect(starters).toHaveLength(5);
        const ids = [...starters, ...bench, ...absences].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it("put the starters of the box score in the line-up", async () => {
    for (const { id: matchId, kickOff } of games.slice(0, 8)) {
      const now = kickOff + 5 * HOUR;
      const box = await ask("boxScore", { matchId, lang }, now);
      const lineups = await ask("basketballLineup", { matchId, lang }, now);
      for (const side of ["home", "away"] as const) {
        const started = box[side].players.filter(({ isStarter }) => isStarter).map(({ id }) => id);
        expect(lineups[side].starters.map(({ id }) => id)).toEqual(started);
      }
    }
  });

  it("have nobody missing who is in the official line-up", async () => {
    const doubtfulIn = async (at: number) => {
      const found = await Promise.all(
        games.slice(0, 20).map(async ({ id: matchId, kickOff }) => {
          const now = kickOff + at;
          const [status, line] = [
            await ask("basketballSquadStatus", { matchId, lang }, now),
            await ask("basketballLineup", { matchId, lang }, now),
          ];
          const named = [line.home, line.away].flatMap(({ starters, bench }) => [...starters, ...bench]);
          const ids = new Set(named.map(({ id }) => id));
          return [...status.home, ...status.away].filter(({ id }) => ids.has(id));
        }),
      );
      return found.flat().length;
    };
    expect(await doubtfulIn(-2 * HOUR)).toBeGreaterThan(0);
    expect(await doubtfulIn(HOUR)).toBe(0);
  });

  it("tell every play once, newest first, in each language and in pages", { timeout: 60_000 }, async () => {
    const [fixture] = games;
    const { id: matchId, kickOff } = fixture!;
    const now = kickOff + 5 * HOUR;
    const texts = new Map<string, Set<string>>();
    for (const locale of LOCALE_CODES) {
      const ids: string[] = [];
      let lastId: string | undefined;
      let newest = now;
      for (let hasNext = true; hasNext; ) {
        const query = {
          matchId,
          lang: locale === "zh-Hans" || locale === "zh-Hant" ? locale : locale,
          size: 90,
          lastId,
        };
        const page = await ask("basketballCommentary", query, now);
        for (const { id, at, text } of page.comments) {
          ids.push(id);
          expect(at).toBeLessThanOrEqual(newest);
          newest = at;
          expect(text).not.toMatch(/[{}]|undefined/);
          texts.set(id, (texts.get(id) ?? new Set()).add(text));
        }
        ({ hasNext, lastId } = page);
      }
      expect(ids.length).toBeGreaterThan(250);
      expect(new Set(ids).size).toBe(ids.length);
    }
    // Sentences are more than names and numbers: those of two languages differ.
    for (const all of texts.values()) expect(all.size).toBeGreaterThanOrEqual(LOCALE_CODES.length - 1);
  });

  it.each([
    "basketballMatchInfo",
    "basketballLineup",
    "basketballMatchEvents",
    "basketballCommentary",
    "basketballTracker",
    "basketballShots",
    "boxScore",
    "basketballMatchScore",
  ] as const)("know no match of football (%s)", async (name) => {
    const query = { matchId: football.id, lang, size: 50 };
    await expect(ask(name, query, LATE)).rejects.toThrow(CallRefusal);
    await expect(ask(name, { ...query, matchId: "1" }, LATE)).rejects.toThrow(CallRefusal);
  });

  it("and football's score knows no game", async () => {
    const query = { matchId: games[0]!.id, lang };
    await expect(
      CALLS.matchScore(query, {
        now: LATE,
        sources,
        directory,
        simulation,
        followers: noFollowers,
        news: NO_NEWS,
        contestBindings: NO_CONTESTS,
      }),
    ).rejects.toThrow(CallRefusal);
  });
});

describe("lists", () => {
  const query = { date: "2026-11-21", timeZone: "UTC", lang, status: "all" as const, page: 1, size: 500 };

  it("hold the games of a day, and only those of their sport", async () => {
    const { groups } = await ask("basketballMatchList", query, LATE);
    const listed = groups.flatMap(({ matches }) => matches);
    expect(listed.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
    for (const match of listed) {
      expect(match.sport).toBe("basketball");
      if (!("score" in match) || !match.periods) throw new Error(`${match.id} has no periods`);
      const sum = match.periods.points.reduce(([home, away], [h, a]) => [home + h, away + a], [0, 0]);
      expect(sum).toEqual(match.score);
    }
  });

  it("of football hold no game", async () => {
    const { leagueMatchList } = await CALLS.matchList(query, {
      now: LATE,
      sources,
      directory,
      simulation,
      followers: noFollowers,
      news: NO_NEWS,
      contestBindings: NO_CONTESTS,
    });
    const types = leagueMatchList.flatMap(({ matchList }) => matchList.map(({ sportType }) => sportType));
    expect(new Set(types)).toEqual(new Set([0]));
  });
});

it.each(["1800120260263", "1800120260272", "1801020260101"])(
  "the plus-minus of %s, in which some took part for no second, sums to five times the margin",
  async (matchId) => {
    const fixture = engine.find(matchId, LATE)!;
    const box = await ask("boxScore", { matchId, lang }, fixture.kickOff + 4 * 60 * MINUTE);
    const sum = box.home.players.reduce((total, { plusMinus = 0 }) => total + plusMinus, 0);
    expect(sum).toBe(5 * (box.home.totals!.pts - box.away.totals!.pts));
  },
);

describe("a player's games", () => {
  it("are those of their team in which they played, latest first, as the box scores tell them", async () => {
    const fixture = games.find(({ competitionId }) => competitionId === "8001")!;
    const box = await ask("boxScore", { matchId: fixture.id, lang }, LATE);
    const line = box.home.players[0]!;
    const { performances } = await ask("basketballPlayerPerformance", { playerId: line.id!, lang, size: 5 }, LATE);
    expect(performances).toHaveLength(5);
    const kickOffs = performances.map(({ match }) => match.kickOff);
    expect(kickOffs).toEqual([...kickOffs].sort((a, b) => b - a));
    const only = await ask(
      "basketballPlayerPerformance",
      { playerId: line.id!, matchId: fixture.id, lang, size: 5 },
      LATE,
    );
    expect(only.performances[0]?.stats).toMatchObject({ pts: line.pts, reb: line.reb, seconds: line.seconds });
  });

  it("are nobody's whom nobody knows", async () => {
    const query = { playerId: "1", lang, size: 5 };
    await expect(ask("basketballPlayerPerformance", query, LATE)).rejects.toThrow(CallRefusal);
  });
});
