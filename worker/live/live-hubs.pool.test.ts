import { describe, expect, test, vi } from "vitest";
import { until } from "../../test/until.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { NOON } from "./test-changes.ts";
import { env, goal, hear, idsOf, LIMIT, pass, startHub, upstream } from "./test-hub.ts";

describe("several hubs of a sport", () => {
  test("get a goal by one call of their root, and send the same", async () => {
    const hubs = [startHub(), startHub(), startHub()];
    const listeners = await Promise.all(hubs.map(({ listen }) => listen()));
    await Promise.all(listeners.map(({ arrived }) => arrived(1)));
    expect(upstream.fetched).toHaveBeenCalledOnce();
    upstream.happenings = [goal("m1", 1)];
    pass(2);
    await Promise.all(hubs.map(({ alarm }) => alarm()));
    for (const { arrived } of listeners)
      expect((await arrived(2))[1]).toMatchObject({ from: NOON, to: NOON + 2_000, changes: [{ id: "m1" }] });
    expect(upstream.fetched).toHaveBeenCalledTimes(2);
  });

  test("that come a little later hear what the root has just learnt", async () => {
    const [first, second] = [startHub(), startHub()];
    await first.listen();
    upstream.now += 300;
    const [message] = await (await second.listen(NOON)).arrived(1);
    expect(message).toMatchObject({ to: NOON });
    expect(upstream.fetched).toHaveBeenCalledOnce();
  });

  test("lose no goal with their root, not even one that is learnt late", async () => {
    const { listen, alarm, forgetRoot } = startHub();
    const { arrived } = await listen();
    await arrived(1);
    pass(10);
    await alarm();
    upstream.happenings = [goal("late", 5), goal("new", 11)];
    await forgetRoot();
    pass(2);
    await alarm();
    const message = (await arrived(2)).at(-1);
    expect(message && idsOf(message).sort()).toEqual(["late", "new"]);
  });

  test("lose no goal when one of them is lost: its listeners come back with their cursors to another", async () => {
    const [lost, other] = [startHub(), startHub()];
    const { arrived, socket } = await lost.listen();
    await arrived(1);
    socket.close();
    upstream.happenings = [goal("m1", 20)];
    pass(90);
    const [message] = await (await other.listen(NOON)).arrived(1);
    expect(message).toMatchObject({ from: NOON, to: NOON + 90_000, changes: [{ id: "m1" }] });
  });

  test("keep what they know while their root fails, and ask it no more often than it asks", async () => {
    const { listen, alarm } = startHub();
    const { arrived, texts } = await listen();
    await arrived(1);
    upstream.fetched.mockReset().mockImplementation(upstream.down);
    for (let second = 0; second < 30; second += 1) {
      pass(1);
      await alarm();
    }
    expect(upstream.fetched.mock.calls.length).toBeLessThanOrEqual(6);
    expect(texts).toHaveLength(1);
  });
});

describe("the live route", () => {
  const open = async (cf: object, edge = startEdge({ env: { LIVE_HUB: env.LIVE_HUB, LIVE_MAX_HUBS: "2" } })) => {
    const headers = { Upgrade: "websocket", Origin: ORIGIN };
    const answer = await edge.get(`/live/football/socket?since=${upstream.now}`, {
      headers,
      cf,
      waits: false,
    } as never);
    return { answer, edge };
  };

  test("fills the first hub of a visitor's region, then the next, then tells pages to poll", async () => {
    const get = vi.spyOn(env.LIVE_HUB as DurableObjectNamespace, "get");
    const hints = () => get.mock.calls.map(([, options]) => options?.locationHint).filter(Boolean);
    const names = vi.mocked((env.LIVE_HUB as DurableObjectNamespace).idFromName);
    const { edge } = await open({ continent: "XX" });
    names.mockClear();
    for (let count = 0; count < 2 * LIMIT; count += 1) {
      const { answer } = await open({ country: "TH", continent: "AS" }, edge);
      if (!answer.webSocket) throw new Error("not upgraded");
      await hear(answer.webSocket).arrived(1);
    }
    const numbers = names.mock.calls.map(([name]) => name).filter((name) => name.includes(":"));
    const [one, two] = ["football:apac-se:1", "football:apac-se:2"];
    // The first refusal is remembered: the fifth and sixth listeners ask the second hub only.
    expect(numbers).toEqual([one, one, one, one, two, two, two]);
    expect(hints()).toEqual(["weur", ...numbers.map(() => "apac-se")]);
    const { answer } = await open({ country: "TH", continent: "AS" }, edge);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await answer.json()).toMatchObject({ message: "too many listeners" });
    await until(() => expect(get).toHaveBeenCalled());
  });
});
