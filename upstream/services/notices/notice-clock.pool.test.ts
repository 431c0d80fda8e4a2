import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sport } from "#contract/tables/sports";
import { HOUR, MINUTE } from "#contract/time/units";
import { until } from "../../../test/until.ts";
import type { Fixture } from "../../match/match.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { siteClock } from "../../platform/clock.ts";
import { migrate } from "../../store/test-database.ts";
import { openData } from "../sources/open-data.ts";
import type { ClockCursor } from "./clock-schedule.ts";
import { findHappenings } from "./find-happenings.ts";
import { addMembers, bindings, bindStubs, clocks, deliver, listedNotices, notices, startAnew } from "./test-fan-out.ts";

const NOON = Date.parse("2026-10-17T12:00:00Z");

const setClock = (instant: number): void => siteClock.observe({ instant: String(instant), speed: "0" }, "local");

/** A clock of its own, since objects outlive a test; its alarms run besides those that a test runs by hand. */
function startClock(sport: Sport = "football") {
  const stub = clocks.get(clocks.newUniqueId());
  const wake = () => (stub as unknown as { wake(sport: Sport): Promise<void> }).wake(sport);
  const nextAlarm = () => runInDurableObject(stub, (_clock, state) => state.storage.getAlarm());
  const hasPassed = (instant: number) =>
    runInDurableObject(stub, async (_clock, state) => {
      const { cursor, cooldownUntil = 0 } = (await state.storage.get<Partial<ClockCursor>>("state")) ?? {};
      return cursor !== undefined && cursor <= instant && instant <= Math.max(cursor, cooldownUntil);
    });
  /** Moves the site's clock and waits until everything up to then is in the queue. */
  async function pass(instant: number): Promise<void> {
    setClock(instant);
    await until(async () => {
      await runDurableObjectAlarm(stub);
      expect(await hasPassed(instant)).toBe(true);
    });
  }
  return { stub, wake, pass, nextAlarm, evict: () => evictDurableObject(stub) };
}

let match: Fixture;
let rival: Fixture;
let game: Fixture;
const keysBetween = async (fixture: Fixture, since: number, until: number): Promise<string[]> => {
  const data = await openData(bindings);
  const sport = competitionOf(fixture, data.directory).sport;
  return (await findHappenings(fixture, sport, { since, until }, data)).map(({ key }) => `${fixture.id}:${key}`);
};
/** Happenings notified with default settings: one lead of three. */
const usual = (keys: readonly string[]): string[] => keys.filter((key) => !/lead:(30|60)$/.test(key)).sort();
const storedKeys = async (): Promise<string[]> => (await listedNotices()).map(({ key }) => key).sort();

bindStubs();
beforeAll(async () => {
  await migrate(bindings.DB);
  const { sources, directory } = await openData(bindings);
  const fixtures = await sources.between(NOON + 2 * HOUR, NOON + 4 * HOUR, NOON);
  const ofSport = (sport: Sport) => fixtures.filter((one) => competitionOf(one, directory).sport === sport);
  const football = ofSport("football").filter(({ competitionId }) => competitionId === "101");
  [match, rival] = [football[0]!, football[1]!];
  [game] = [ofSport("basketball")[0]!];
}, 120_000);
beforeEach(startAnew);

const follow = (teamId: string, sport: Sport = "football") =>
  addMembers([{ username: "fan", follows: [["team", teamId]], sport }]);

describe("a followed match", () => {
  it("is told from its lead to its end, each happening once, and nothing of what nobody follows", async () => {
    await follow(match.homeId);
    const { wake, pass, evict } = startClock();
    setClock(NOON);
    await wake();
    for (let at = NOON; at <= match.kickOff + 3 * HOUR; at += 4 * MINUTE) {
      await pass(at);
      if (at % (7 * MINUTE) === 0) await evict();
      await deliver();
    }
    const expected = usual(await keysBetween(match, NOON, match.kickOff + 3 * HOUR));
    expect(expected.length).toBeGreaterThan(5);
    expect(await storedKeys()).toEqual(expected);
    const sent = notices.sendBatch.mock.calls.flatMap(([messages]) => [...messages]);
    expect(new Set(sent.map(({ body }) => "match" in body.happening && body.happening.match.id))).toEqual(
      new Set([match.id]),
    );
    expect(rival.id).not.toBe(match.id);
  });

  it("of basketball is told without its baskets", async () => {
    await follow(game.awayId, "basketball");
    const { wake, pass } = startClock("basketball");
    setClock(game.kickOff - 20 * MINUTE);
    await wake();
    for (let at = game.kickOff - 20 * MINUTE; at <= game.kickOff + 3 * HOUR; at += 4 * MINUTE) await pass(at);
    await deliver();
    expect(await storedKeys()).toEqual(
      ["lead:15", "kickoff", "halfTime", "fullTime"].map((key) => `${game.id}:${key}`).sort(),
    );
  });

  it("is not told of the time before it was followed", async () => {
    const { wake, pass } = startClock();
    await addMembers([{ username: "other", follows: [["team", rival.homeId]] }]);
    setClock(match.kickOff - HOUR - 2 * MINUTE);
    await wake();
    await pass(match.kickOff - HOUR - 2 * MINUTE);
    await deliver();
    await follow(match.homeId);
    // The clock rests until the line-ups; anything before this instant is old for new followers.
    setClock(match.kickOff - HOUR - MINUTE);
    await wake();
    await pass(match.kickOff - HOUR - MINUTE);
    await deliver();
    expect(await listedNotices()).toEqual([]);
  });
});

describe("a clock that jumps", () => {
  it("forwards, tells of the last five minutes only", async () => {
    await follow(match.homeId);
    const { wake, pass } = startClock();
    setClock(NOON);
    await wake();
    await pass(NOON);
    const at = match.kickOff + 2 * MINUTE;
    await pass(at);
    await deliver();
    expect(await storedKeys()).toEqual(usual(await keysBetween(match, at - 5 * MINUTE, at)));
    expect((await storedKeys()).length).toBeGreaterThan(0);
  });

  it("back, tells of nothing, and then of what comes, once", async () => {
    await follow(match.homeId);
    const { wake, pass } = startClock();
    const at = match.kickOff - 14 * MINUTE;
    setClock(at - 2 * MINUTE);
    await wake();
    await pass(at - 2 * MINUTE);
    await pass(at);
    await deliver();
    const lead = [`${match.id}:lead:15`];
    expect(await storedKeys()).toEqual(lead);
    await pass(at - HOUR);
    await deliver();
    expect(await storedKeys()).toEqual(lead);
    await pass(at - 2 * MINUTE);
    await pass(at);
    await deliver();
    expect(await storedKeys()).toEqual(lead);
  });
});

describe("a pass that is repeated", () => {
  it("because two clocks look at once tells of everything once", async () => {
    await follow(match.homeId);
    const [one, two] = [startClock(), startClock()];
    const from = match.kickOff - 16 * MINUTE;
    setClock(from);
    await Promise.all([one.wake(), two.wake()]);
    for (let at = from; at <= match.kickOff + 10 * MINUTE; at += 4 * MINUTE)
      await Promise.all([one.pass(at), two.pass(at)]);
    await deliver();
    expect(await storedKeys()).toEqual(usual(await keysBetween(match, from, match.kickOff + 8 * MINUTE)));
  });

  it("because its cursor was not stored tells of everything once", async () => {
    await follow(match.homeId);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { wake, pass, stub, evict } = startClock();
    const from = match.kickOff - 16 * MINUTE;
    setClock(from);
    await wake();
    await pass(from);
    await runInDurableObject(stub, (_clock, state) => {
      vi.spyOn(state.storage, "put").mockRejectedValueOnce(new Error("disk"));
    });
    setClock(from + 2 * MINUTE);
    await until(async () => {
      await runDurableObjectAlarm(stub);
      expect(notices.sent.length).toBeGreaterThan(0);
    });
    // The clock's own alarm may have sent it once more by now.
    expect(new Set(notices.sent.map(({ body }) => body.happening.key))).toEqual(new Set(["lead:15"]));
    await evict();
    await pass(from + 2 * MINUTE);
    expect(notices.sent.length).toBeGreaterThan(1);
    await deliver();
    expect(await storedKeys()).toEqual([`${match.id}:lead:15`]);
  });
});

describe("a clock of a sport", () => {
  it("that nobody follows has no alarm and asks nothing, until it is woken", async () => {
    const { wake, nextAlarm } = startClock();
    setClock(match.kickOff + 30 * MINUTE);
    await wake();
    await until(async () => expect(await nextAlarm()).toBeNull());
    expect(notices.sendBatch).not.toHaveBeenCalled();
    await follow(match.homeId);
    await wake();
    expect(await nextAlarm()).not.toBeNull();
  });

  it("whose database fails logs it and continues", async () => {
    await follow(match.homeId);
    const logged = vi.fn<(line: string) => void>();
    vi.spyOn(console, "error").mockImplementation(logged);
    const { wake, pass } = startClock();
    setClock(NOON);
    await wake();
    await pass(NOON);
    notices.sendBatch.mockRejectedValueOnce(new Error("no queue"));
    await pass(match.kickOff + MINUTE);
    expect(logged.mock.calls.map(([line]) => (JSON.parse(line) as { event: string }).event)).toEqual([
      "notice_pass_failed",
    ]);
    await deliver();
    expect(await storedKeys()).toContain(`${match.id}:kickoff`);
  });
});
