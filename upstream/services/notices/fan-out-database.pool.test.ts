import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { migrate } from "../../store/test-database.ts";
import { MOST_CALLS } from "./fan-out.ts";
import type { MatchHappening } from "./notice.ts";
import type { NoticeMessage } from "./queue-messages.ts";
import {
  addMembers,
  bindings,
  bindStubs,
  database,
  deliver,
  listedNotices,
  notices,
  pushes,
  ring,
  startAnew,
  type TestMember,
  write,
} from "./test-fan-out.ts";

const AT = Date.parse("2026-10-17T14:20:00Z");
const GOAL: MatchHappening = {
  kind: "goal",
  key: "goal:1",
  at: AT,
  match: { id: "m1", sport: "football", competitionId: "c1", homeId: "h1", awayId: "a1", kickOff: AT },
  score: [1, 0],
};
const MESSAGE: NoticeMessage = { happening: GOAL, audience: { kind: "followers" } };

bindStubs();
beforeAll(() => migrate(bindings.DB));
beforeEach(startAnew);

const crowd = (count: number, fields: Partial<TestMember> = {}): TestMember[] =>
  Array.from({ length: count }, (_, index) => ({
    username: `u${String(index).padStart(4, "0")}`,
    follows: [["match", "m1"]],
    ...fields,
  }));

describe("where members listen at Firebase's database", () => {
  it("each page of followers is one write, whoever of them listens, and nobody's bell is rung", async () => {
    await addMembers(crowd(450));
    notices.sent.push({ body: MESSAGE });
    await deliver(MOST_CALLS, database);
    const stored = await listedNotices();
    const [first = {}, second = {}] = write.mock.calls.map(([latest]) => latest);
    expect(write).toHaveBeenCalledTimes(2);
    expect([Object.keys(first).length, Object.keys(second).length]).toEqual([400, 50]);
    expect({ ...first, ...second }).toEqual(
      Object.fromEntries(stored.map(({ username, id }) => [username, String(id)])),
    );
    expect(ring).not.toHaveBeenCalled();
  });

  it("nothing new is no write, and one that fails takes nothing back", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    await addMembers(crowd(2, { hasDevice: true }));
    write.mockRejectedValueOnce(new Error("status 503"));
    for (const _ of [1, 2]) {
      notices.sent.push({ body: MESSAGE });
      await deliver(MOST_CALLS, database);
    }
    expect(await listedNotices()).toHaveLength(2);
    expect(write).toHaveBeenCalledOnce();
    expect(pushes.sent.flatMap(({ body }) => body.recipients)).toHaveLength(2);
    const line = { event: "notice_database_not_written", count: 2, reason: "Error: status 503" };
    expect(logged.mock.calls.map(([text]) => JSON.parse(text))).toEqual([line]);
  });
});
