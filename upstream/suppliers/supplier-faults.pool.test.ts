import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { MINUTE } from "#contract/time/units";
import type { MatchItemWire } from "#contract/wire/match-item";
import { ask, seedWorld } from "../api/conformance/test-world-ask.ts";
import { eventRow } from "./api-football/stub-answers.ts";
import { forgetSupplied, type Run, runClock } from "./test-clock.ts";
import { CLUBS, stubSupplier } from "./test-supplier.ts";

// Whatever a supplier does, pages keep what it has told last, and the plan's quota is not exceeded.

const KICK_OFF = Date.parse("2027-10-16T14:00:00Z");
const SETTINGS = {
  SUPPLIERS: "api-football",
  API_SPORTS_KEY: "key",
  SUPPLIER_COMPETITIONS: "101",
  SIMULATION: "off",
};
const [home, away] = CLUBS;

type Supplier = ReturnType<typeof stubSupplier>;

async function run(work: (one: Run & { supplier: Supplier }) => Promise<void>, options = {}): Promise<void> {
  const supplier = stubSupplier(options);
  const start = KICK_OFF - 30 * MINUTE;
  await runClock({ name: "api-football", ...supplier, settings: SETTINGS, start }, (own) => work({ supplier, ...own }));
}

async function shown(now: number): Promise<MatchItemWire> {
  const query = { date: "2027-10-16", timeZone: "UTC", lang: "en" };
  const answer = await ask("/match/getMatchListv4", query, now, SETTINGS);
  const { result } = await answer.json<{ result: { leagueMatchList: { matchList: MatchItemWire[] }[] } }>();
  return result.leagueMatchList[0]!.matchList[0]!;
}

const events = async (now: number): Promise<unknown> => {
  const answer = await ask("/match/gs_event", { matchId: "3100000001001", lang: "en" }, now, SETTINGS);
  return (await answer.json<{ result: { data: { events: object[] } } }>()).result.data.events;
};

const scorer = { player: { id: 109, name: "P. 109" } };
const goal = (minute: number) => eventRow(home.id, minute, "Goal", "Normal Goal", scorer);

beforeAll(seedWorld);
beforeEach(async () => {
  await forgetSupplied();
  for (const name of ["log", "error"] as const) vi.spyOn(console, name).mockImplementation(() => {});
});

const text = (body: string) => () => new Response(body, { headers: { "Content-Type": "application/json" } });

const FAULTS: Readonly<Record<string, () => Response | Promise<Response>>> = {
  "too many requests": () => new Response("", { status: 429 }),
  "an error with status 200": () => Response.json({ errors: { rateLimit: "Too many" }, response: [] }),
  "an outage": () => new Response("", { status: 503 }),
  "an answer that is cut off": text('{"errors":[],"response":[{"fixture":{"id":10'),
  "a page of somebody else": text("<!doctype html><title>Maintenance</title>"),
  "an empty answer": text(""),
  "no answer in time": () => Promise.reject(new DOMException("timed out", "TimeoutError")),
  "a connection that breaks": () => Promise.reject(new TypeError("fetch failed")),
  "rows of another shape": () => Response.json({ errors: [], response: [null, 7, { fixture: null }, []] }),
  "a list without the match": () => Response.json({ errors: [], response: [] }),
};

it.each(Object.keys(FAULTS))("%s takes nothing away, and what comes after it is shown", async (name) => {
  await run(async ({ supplier, until }) => {
    supplier.put({ id: 1001, home, away, timestamp: KICK_OFF / 1000, status: { short: "1H", elapsed: 5 } });
    supplier.put({ id: 1001, goals: [1, 0], events: [goal(4)] });
    await until(KICK_OFF + 5 * MINUTE);
    const before = { phase: "FIRST_HALF", homeTeamScore: 1, awayTeamScore: 0 };
    expect(await shown(KICK_OFF + 5 * MINUTE)).toMatchObject(before);
    supplier.breakWith(FAULTS[name]);
    const during = KICK_OFF + 15 * MINUTE;
    await until(during);
    expect(await shown(during)).toMatchObject(before);
    expect(await events(during)).toHaveLength(1);
    supplier.breakWith(undefined);
    supplier.put({ id: 1001, status: { short: "1H", elapsed: 26 }, goals: [2, 0], events: [goal(4), goal(20)] });
    const after = KICK_OFF + 26 * MINUTE;
    await until(after);
    expect(await shown(after)).toMatchObject({ ...before, homeTeamScore: 2 });
    expect(await events(after)).toHaveLength(2);
  });
});

it("the quota of a day and of a minute is kept, whatever comes back, and however often the clock is restarted", async () => {
  const [perDay, perMinute] = [40, 2];
  await run(
    async ({ supplier, until, restart }) => {
      supplier.put({ id: 1001, home, away, timestamp: KICK_OFF / 1000, status: { short: "1H", elapsed: 5 } });
      supplier.put({ id: 1001, goals: [0, 0] });
      const made: number[] = [];
      let count = 0;
      const kinds = Object.values(FAULTS).flatMap((fault) => [undefined, fault]);
      for (let at = KICK_OFF - 30 * MINUTE; at < KICK_OFF + 9 * 60 * MINUTE; at += 3 * MINUTE) {
        supplier.breakWith(kinds[(at / (3 * MINUTE)) % kinds.length]);
        restart();
        await until(at);
        made.push(supplier.requests.length - count);
        count = supplier.requests.length;
      }
      expect(count).toBeGreaterThan(15);
      expect(count).toBeLessThanOrEqual(perDay);
      // In three minutes, which touch four.
      expect(Math.max(...made)).toBeLessThanOrEqual(4 * perMinute);
    },
    { perDay, perMinute },
  );
});
