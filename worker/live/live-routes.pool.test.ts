import { describe, expect, test, vi } from "vitest";
import { readMessage } from "../../app/runtime/live/read-message.ts";
import { changesAnswer, type Happening } from "./test-changes.ts";
import { goal, idsOf, read, start, startLive } from "./test-live-routes.ts";

describe("a poll", () => {
  test("sends what happened since the cursor, and the next cursor", async () => {
    const { poll } = startLive({ happenings: [goal("old", -120), goal("m1", -20, 3), goal("m2", -5)] });
    const message = await read(await poll(start() - 60_000));
    expect(message).toMatchObject({ from: start() - 60_000, to: start(), now: start(), hasPush: true });
    expect(message.changes).toMatchObject([
      { id: "m1", seq: 3, at: start() - 20_000, match: { state: "live", score: [3, 0] } },
      { id: "m2" },
    ]);
  });

  test("sends the next time what has happened in the meantime", async () => {
    const { poll, pass } = startLive({ happenings: [goal("m1", -20), goal("m2", 6)] });
    const { to } = await read(await poll(start() - 60_000));
    await pass(10);
    const next = await read(await poll(to));
    expect(next).toMatchObject({ from: to, to: start() + 10_000, now: start() + 10_000, changes: [{ id: "m2" }] });
  });

  test("sends what the upstream learns late from when it is known, for two seconds", async () => {
    const happenings: Happening[] = [];
    const { poll, pass } = startLive({ happenings });
    const { to } = await read(await poll(start()));
    await pass(2);
    await poll(to);
    happenings.push(goal("late", -60));
    await pass(3);
    const next = await read(await poll(to + 2_000));
    expect(next.changes).toMatchObject([{ id: "late", seq: 1 }]);
    // Once more: a page that got this cursor from another isolate has not received it.
    await pass(5);
    const again = await read(await poll(next.to));
    expect(again.changes).toMatchObject([{ id: "late", seq: 1 }]);
    await pass(5);
    expect((await read(await poll(again.to))).changes).toEqual([]);
  });

  test("of an isolate that is behind what the page has seen sends nothing, and takes nothing back", async () => {
    const { poll } = startLive({ happenings: [goal("m1", -1)] });
    expect(await read(await poll(start() + 500))).toMatchObject({ to: start() + 500, changes: [] });
  });

  test("asks the upstream for one window, whatever the cursor, and for the sport", async () => {
    const { poll, upstreamFetch } = startLive();
    await poll(start() - 500_000);
    await poll(start() - 1_000, "basketball");
    const urls = upstreamFetch.mock.calls.map(([{ url }]) => new URL(url));
    expect(urls.map(({ pathname, search }) => pathname + search)).toEqual([
      `/match/changes?since=${start() - 600_000}&sportType=0`,
      `/match/changes?since=${start() - 600_000}&sportType=1`,
    ]);
  });

  test("two hundred at once with fifty cursors cost one question", async () => {
    const { poll, upstreamFetch } = startLive({
      happenings: Array.from({ length: 60 }, (_, index) => goal(`m${index}`, index - 60)),
      answer: async ({ url }) => {
        await scheduler.wait(20);
        return changesAnswer(url, start(), [goal("m1", -30)]);
      },
    });
    const cursors = Array.from({ length: 200 }, (_, index) => start() - (index % 50) * 1_000);
    const answers = await Promise.all(cursors.map((cursor) => poll(cursor)));
    expect(upstreamFetch).toHaveBeenCalledOnce();
    const counts = await Promise.all(answers.map(async (answer) => (await idsOf(answer)).length));
    // Sent to cursors before it, and up to two seconds after.
    expect(counts).toEqual(cursors.map((cursor) => (cursor - 2_000 < start() - 30_000 ? 1 : 0)));
  });

  test("within a second nothing is asked again, after it once", async () => {
    const { poll, pass, upstreamFetch } = startLive();
    await poll(start());
    await pass(0.9);
    await poll(start());
    expect(upstreamFetch).toHaveBeenCalledTimes(1);
    await pass(0.2);
    await poll(start());
    await poll(start());
    expect(upstreamFetch).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["too far back", -700],
    ["far in the future", 60],
  ])("with a cursor %s asks the page to reload", async (_case, seconds) => {
    const { poll } = startLive({ happenings: [goal("m1", -5)] });
    const answer = await poll(start() + seconds * 1_000);
    expect(readMessage(await answer.text())).toEqual({ reload: true, to: start(), now: start(), hasPush: true });
  });

  test("says that nothing is pushed when it is switched off or there is no hub", async () => {
    for (const env of [{ LIVE_PUSH: "off" }, { LIVE_HUB: undefined }]) {
      const { poll, get } = startLive({ env });
      expect(await read(await poll(start()))).not.toHaveProperty("hasPush");
      expect((await get(`/live/football/socket?since=${start()}`)).status).toBe(404);
    }
  });

  test("is small: few headers, and none of a document, a visitor or a cache that is well", async () => {
    const { poll } = startLive();
    const answer = await poll(start());
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "cross-origin-resource-policy": "same-origin",
    });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(80);
  });

  test("HEAD answers with the same headers and no body", async () => {
    const { get } = startLive();
    const answer = await get(`/live/football?since=${start()}`, { method: "HEAD" });
    expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([
      200,
      "application/json",
      "",
    ]);
  });

  test("one of a hundred is logged, and counted with the age of what it was sent", async () => {
    const writeDataPoint = vi.fn();
    const { poll, logged } = startLive({ env: { FIGURES: { writeDataPoint } } });
    for (let count = 0; count < 101; count += 1) await poll(start());
    const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
    expect(lines).toEqual([
      { event: "live_poll", sport: "football", delta: "changes", source: "upstream", oneOf: 100 },
      { event: "live_poll", sport: "football", delta: "changes", source: "memory", oneOf: 100 },
    ]);
    const point = { indexes: ["live"], blobs: ["poll"], doubles: [100, 0] };
    expect(writeDataPoint.mock.calls).toEqual([[point], [point]]);
  });
});
