import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE, SECOND } from "#contract/time/units";
import type { MatchItemWire } from "#contract/wire/match-item";
import { ask, bindings, seedWorld } from "../api/conformance/test-world-ask.ts";
import app from "../index.ts";
import { eventRow, lineUpRow } from "./api-football/stub-answers.ts";
import { LIVE_EVERY } from "./schedule.ts";
import { forgetSupplied, type Run, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";
import { wakeSuppliersAfterCall } from "./wake-suppliers.ts";

// After the real time: alarms in the past would be rung by the platform as well.
const KICK_OFF = Date.parse("2027-10-16T14:00:00Z");
const KEY = "a-very-secret-key";
const SETTINGS = { SUPPLIERS: "api-football", API_SPORTS_KEY: KEY, SUPPLIER_COMPETITIONS: "101", SIMULATION: "off" };
const [ARSENAL, VILLA, CHELSEA, EVERTON] = CLUBS;

/** A clock of a supplier that a test decides on, half an hour before kick-off. */
async function run(
  work: (one: Run & { supplier: ReturnType<typeof stubSupplier> }) => Promise<void>,
  settings: object = SETTINGS,
  options = {},
): Promise<void> {
  const supplier = stubSupplier(options);
  const start = KICK_OFF - 30 * MINUTE;
  await runClock({ name: "api-football", ...supplier, settings, start }, (clock) => work({ supplier, ...clock }));
}

const list = async (now: number, settings: object = SETTINGS): Promise<MatchItemWire[]> => {
  const query = { date: "2027-10-16", timeZone: "UTC", lang: "en" };
  const answer = await ask("/match/getMatchListv4", query, now, settings);
  const { result } = await answer.json<{ result: { leagueMatchList: { matchList: MatchItemWire[] }[] } }>();
  return result.leagueMatchList.flatMap(({ matchList }) => matchList);
};

const data = async <Data>(path: string, query: Record<string, string>, now: number): Promise<Data> =>
  (await (await ask(path, { lang: "en", ...query }, now, SETTINGS)).json<{ result: { data: Data } }>()).result.data;

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const seconds = KICK_OFF / SECOND;
const derby = { id: 1001, home: ARSENAL, away: VILLA, timestamp: seconds };
const other = { id: 1002, home: CHELSEA, away: EVERTON, timestamp: seconds };

describe("an evening", () => {
  it("is in the lists, with goals, line-ups, statistics and the table, as the supplier tells it", async () => {
    await run(async ({ supplier, until }) => {
      supplier.put(derby);
      supplier.put(other);
      await until(KICK_OFF - 20 * MINUTE);
      const [first] = await list(KICK_OFF - 20 * MINUTE);
      expect(first).toMatchObject({
        source: "supplied",
        phase: "SCHEDULED",
        home: { teamName: "Arsenal" },
        homeTeamScore: null,
      });
      expect(first!.matchId).toMatch(/^31\d{11}$/);
      const { matchId } = first!;

      // Line-ups are read a quarter of an hour before.
      supplier.put({ id: 1001, lineups: [lineUpRow(42, 100), lineUpRow(66, 200)] });
      await until(KICK_OFF - 14 * MINUTE);
      const lineUp = await data<{ state: string; home: { starters: { playerName: string }[] } }>(
        "/match/lineup",
        { matchId },
        KICK_OFF,
      );
      expect(lineUp.state).toBe("official");
      expect(lineUp.home.starters).toHaveLength(11);

      supplier.put({
        id: 1001,
        status: { short: "1H", elapsed: 1 },
        goals: [0, 0],
        periods: { first: seconds, second: null },
      });
      await until(KICK_OFF + MINUTE);
      expect((await list(KICK_OFF + MINUTE)).find((one) => one.matchId === matchId)).toMatchObject({
        phase: "FIRST_HALF",
        minute: 2,
        homeTeamScore: 0,
      });

      // The answer changes: the goal is there with the next live list.
      const scorer = { player: { id: 109, name: "P. 109" }, assist: { id: 110, name: "P. 110" } };
      supplier.put({
        id: 1001,
        status: { short: "1H", elapsed: 12 },
        goals: [1, 0],
        events: [eventRow(42, 12, "Goal", "Normal Goal", scorer)],
      });
      await until(KICK_OFF + 12 * MINUTE);
      const scored = (await list(KICK_OFF + 12 * MINUTE)).find((one) => one.matchId === matchId);
      expect(scored).toMatchObject({ homeTeamScore: 1, awayTeamScore: 0 });
      const { events } = await data<{ events: object[] }>("/match/gs_event", { matchId }, KICK_OFF + 12 * MINUTE);
      expect(events).toMatchObject([
        {
          type: "GOAL",
          side: "home",
          player: { playerName: "P. 109" },
          assist: { playerName: "P. 110" },
          homeScore: 1,
        },
      ]);
      // At an instant before, nothing was known of it.
      expect((await list(KICK_OFF + MINUTE)).find((one) => one.matchId === matchId)).toMatchObject({
        homeTeamScore: 0,
      });

      const statistics = [42, 66].map((id) => ({
        team: { id },
        statistics: [{ type: "Total Shots", value: id === 42 ? 9 : 4 }],
      }));
      supplier.put({
        id: 1001,
        status: { short: "FT", elapsed: 90 },
        goals: [1, 0],
        fulltime: [1, 0],
        statistics,
        home: { ...ARSENAL, winner: true },
      });
      const end = KICK_OFF + 20 * MINUTE;
      await until(end);
      expect((await list(end)).find((one) => one.matchId === matchId)).toMatchObject({
        phase: "FULL_TIME",
        winner: "home",
        homeFtScore: 1,
      });
      const stat = await data<{ periods: object[] }>("/match/stat", { matchId }, end);
      expect(stat.periods).toMatchObject([{ period: "ALL", rows: [{ key: "shots", home: 9, away: 4 }] }]);
      const info = await data<{ tabs: string[]; coverage: object; referee: object }>("/match/info", { matchId }, end);
      expect(info.tabs).toEqual(expect.arrayContaining(["lineups", "stats", "table"]));
      expect(info).toMatchObject({
        coverage: { lineup: true, stat: true, tracker: false },
        referee: { name: "A. Whistle" },
      });
      const table = await data<{
        source: string;
        tables: { rows: { team: { teamName: string }; points: number }[] }[];
      }>("/soccerLeague/ranking", { leagueId: "101" }, end);
      expect(table.source).toBe("supplied");
      expect(table.tables[0]!.rows[0]).toMatchObject({ team: { teamName: "Arsenal" }, points: 3 });
    });
  });

  it("has its changes for pages that ask what has happened since", async () => {
    await run(async ({ supplier, until }) => {
      supplier.put({ ...derby, status: { short: "1H", elapsed: 1 }, goals: [0, 0] });
      await until(KICK_OFF + MINUTE);
      supplier.put({ id: 1001, status: { short: "1H", elapsed: 5 }, goals: [0, 1] });
      await until(KICK_OFF + 5 * MINUTE);
      const query = { since: String(KICK_OFF + 2 * MINUTE), sportType: "0" };
      const answer = await ask("/match/changes", query, KICK_OFF + 5 * MINUTE, SETTINGS);
      expect(await answer.text()).toContain('"awayTeamScore":1');
    });
  });
});

describe("a match that leaves the live list", () => {
  const isDetails = ({ path }: { path: string }) => path.startsWith("/fixtures?ids=");

  /** A match in play whose details were read a second ago at most, and would be read next in a minute. */
  async function runJustRead(
    work: (one: { put(status: string): void; details(): number; until(after: number): Promise<void> }) => Promise<void>,
  ) {
    await run(async ({ supplier, until }) => {
      supplier.put({ ...derby, status: { short: "2H", elapsed: 89 }, goals: [1, 0] });
      const details = () => supplier.requests.filter(isDetails).length;
      let now = KICK_OFF + 5 * MINUTE;
      await until(now);
      const before = details();
      while (details() === before) {
        now += SECOND;
        await until(now);
      }
      const put = (short: string) =>
        supplier.put({ id: 1001, status: { short, elapsed: 90 }, ...(short === "FT" && { fulltime: [1, 0] }) });
      await work({ put, details, until: (after) => until(now + after) });
    });
  }

  it("is asked about at once, so that its end is known with the next live list", async () => {
    await runJustRead(async ({ put, until }) => {
      put("FT");
      await until(LIVE_EVERY + SECOND);
      expect(await list(KICK_OFF + 7 * MINUTE)).toMatchObject([{ phase: "FULL_TIME", homeFtScore: 1 }]);
    });
  });

  it("is asked about once, if it has not ended after all", async () => {
    await runJustRead(async ({ put, details, until }) => {
      put("SUSP");
      const before = details();
      await until(2 * LIVE_EVERY + SECOND);
      expect(details() - before).toBe(1);
      expect(await list(KICK_OFF + 7 * MINUTE)).toMatchObject([{ phase: "SUSPENDED" }]);
    });
  });
});

describe("requests", () => {
  it("are few while nothing plays, and none of a visitor", async () => {
    await run(async ({ supplier, until, alarmAt }) => {
      supplier.put({ ...derby, timestamp: seconds + 6 * 3_600 });
      await until(KICK_OFF);
      expect(supplier.requests.map(({ path }) => path)).toEqual([
        "/leagues?current=true",
        "/fixtures?league=39&season=2027",
        "/odds?fixture=1001",
        "/odds?fixture=1001",
      ]);
      for (let call = 0; call < 5; call++) await list(KICK_OFF);
      expect(supplier.requests).toHaveLength(4);
      expect(await alarmAt()).toBeGreaterThan(KICK_OFF);
    });
  });

  it("have the key in their header, and nothing else has it", async () => {
    const lines: string[] = [];
    for (const name of ["log", "error"] as const)
      vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line));
    await run(async ({ supplier, until }) => {
      supplier.put({ ...derby, status: { short: "1H", elapsed: 1 }, goals: [0, 0] });
      await until(KICK_OFF);
      for (const { path, headers } of supplier.requests) {
        expect(headers.get("x-apisports-key")).toBe(KEY);
        expect(path).not.toContain(KEY);
      }
      supplier.breakWith(() => Response.json({ errors: { token: `wrong key ${KEY}` }, response: [] }));
      await until(KICK_OFF + 2 * MINUTE);
      supplier.breakWith(() => Promise.reject(new Error(`could not send ${KEY}`)));
      await until(KICK_OFF + 40 * MINUTE);
    });
    const text = lines.join("\n");
    expect(text).toContain("supplier_failed");
    expect(text).not.toContain(KEY);
  });

  it("stop where the day's quota ends", async () => {
    await run(
      async ({ supplier, until }) => {
        supplier.put({ ...derby, status: { short: "1H", elapsed: 1 }, goals: [0, 0] });
        await until(KICK_OFF + 3 * 60 * MINUTE);
        expect(supplier.requests.length).toBeLessThanOrEqual(12);
      },
      SETTINGS,
      { perDay: 12 },
    );
  });

  it("are rarer while the supplier fails, and what was told stays", async () => {
    await run(async ({ supplier, until }) => {
      supplier.put({ ...derby, status: { short: "1H", elapsed: 1 }, goals: [2, 0] });
      await until(KICK_OFF + MINUTE);
      const before = supplier.requests.length;
      supplier.breakWith(() => new Response("no", { status: 502 }));
      await until(KICK_OFF + 11 * MINUTE);
      expect(supplier.requests.length - before).toBeLessThan(10);
      const silent = KICK_OFF + 11 * MINUTE;
      const [match] = await list(silent);
      expect(match).toMatchObject({ homeTeamScore: 2 });
      const { supply } = await data<{ supply: object }>("/match/info", { matchId: match!.matchId }, silent);
      expect(supply).toEqual({ suppliers: ["API-Football"], silentSince: expect.any(Number) });
      supplier.breakWith(undefined);
      supplier.put({ id: 1001, status: { short: "1H", elapsed: 30 }, goals: [3, 0] });
      await until(KICK_OFF + 30 * MINUTE);
      expect(await list(KICK_OFF + 30 * MINUTE)).toMatchObject([{ homeTeamScore: 3 }]);
    });
  });
});

describe("a club", () => {
  const names = async () => (await list(KICK_OFF)).flatMap(({ home, away }) => [home.teamName, away.teamName]);

  it("whose name is like that of one that is here is asked about, and plays once an operator has decided", async () => {
    await run(async ({ supplier, until }) => {
      supplier.put(derby);
      supplier.put({ id: 1003, home: CHELSEA, away: { id: 77, name: "Everton Reserve" }, timestamp: seconds });
      await until(KICK_OFF - 10 * MINUTE);
      const open = "select kind, text from import_questions where answer is null";
      expect((await bindings.DB.prepare(open).all()).results).toEqual([{ kind: "club", text: "Everton Reserve" }]);
      expect(await names()).toEqual(["Arsenal", "Aston Villa"]);
      await bindings.DB.prepare("update import_questions set answer = '20108' where text = 'Everton Reserve'").run();
      await until(KICK_OFF + 55 * MINUTE);
      expect(await names()).toHaveLength(4);
      await bindings.DB.prepare("delete from import_questions").run();
    });
  });

  it("is the only member of its league that its short name can mean", async () => {
    await run(async ({ supplier, until }) => {
      supplier.put({ ...derby, home: { id: 99, name: "Crystal" } });
      await until(KICK_OFF - 10 * MINUTE);
      expect(await names()).toEqual(["Crystal Palace", "Aston Villa"]);
    });
  });
});

describe("an operator", () => {
  it("reads in the log which of the named competitions the supplier does not have", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await run(async ({ until }) => until(KICK_OFF - 29 * MINUTE), { ...SETTINGS, SUPPLIER_COMPETITIONS: "101,321" });
    const line = log.mock.calls.flat().find((one) => String(one).includes("supplier_competitions"));
    expect(JSON.parse(String(line))).toMatchObject({ listed: 1, covered: 1, missing: ["321"] });
  });

  it("sees what a supplier supplies, its last answer and what is left of the quota", async () => {
    await run(async ({ supplier, until, status }) => {
      expect(await status()).toMatchObject({ answeredAt: 0, perDay: 100, competitions: [] });
      supplier.put(derby);
      await until(KICK_OFF - 20 * MINUTE);
      expect(await status()).toMatchObject({
        supplier: "api-football",
        answeredAt: KICK_OFF - 30 * MINUTE + 750,
        competitions: [{ id: "101", season: "2027-28", theirId: "39" }],
        perDay: 7_500,
        leftToday: 7_500 - supplier.requests.length,
        failures: 0,
      });
    });
  });

  it("asks with the token, and hears of listed suppliers only", async () => {
    const NOTHING = { suppliers: [], disagreements: 0, differingTables: 0, questions: 0 };
    const answer = async (token: string | undefined, settings: object) => {
      const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      return app.request("/admin/suppliers", { headers }, { ...bindings, ...settings });
    };
    expect((await answer(undefined, SETTINGS)).status).toBe(401);
    expect(await (await answer("test-token", {})).json()).toEqual(NOTHING);
    expect(await (await answer("test-token", SETTINGS)).json()).toEqual(NOTHING);
  });
});

describe("switched off", () => {
  it("shows nothing of what was told, and asks nothing", async () => {
    await run(async ({ supplier, until }) => {
      supplier.put(derby);
      await until(KICK_OFF);
      expect(await list(KICK_OFF)).toHaveLength(1);
      expect(await list(KICK_OFF, { SIMULATION: "off" })).toEqual([]);
    });
    await run(
      async ({ supplier, until, alarmAt }) => {
        await until(KICK_OFF);
        expect(supplier.requests).toEqual([]);
        expect(await alarmAt()).toBeNull();
      },
      { ...SETTINGS, SUPPLIERS: "" },
    );
  });

  it("wakes no clock, and a listed one is woken by the first call", async () => {
    const wake = vi.fn(async () => {});
    const env = { SUPPLIER_CLOCK: { getByName: () => ({ wake }) } };
    expect(wakeSuppliersAfterCall(env)).toBeUndefined();
    expect(wakeSuppliersAfterCall({ ...env, SUPPLIERS: "nobody" })).toBeUndefined();
    await wakeSuppliersAfterCall({ ...env, SUPPLIERS: "api-football, nobody" });
    expect(wake).toHaveBeenCalledExactlyOnceWith("api-football");
  });
});
