import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { migrate } from "../../store/test-database.ts";
import { announce } from "../announcements/test-announcements.ts";
import type { MatchHappening, OtherHappening } from "./notice.ts";
import type { NoticeMessage } from "./queue-messages.ts";
import { notify, sendHappenings } from "./send-happenings.ts";
import {
  addMembers,
  bindings,
  bindStubs,
  consume,
  countRows,
  deliver,
  flaggedMembers,
  listedNotices,
  notices,
  pushes,
  ring,
  startAnew,
  type TestMember,
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

const usernames = async () => (await listedNotices()).map(({ username }) => username);
const crowd = (count: number, fields: Partial<TestMember> = {}): TestMember[] =>
  Array.from({ length: count }, (_, index) => ({
    username: `u${String(index).padStart(4, "0")}`,
    follows: [(["match", "team", "team", "competition"] as const)[index % 4]!].map((kind, at) => [
      kind,
      { match: "m1", team: index % 4 === 1 ? "h1" : "a1", competition: "c1" }[kind],
      at === 0 ? undefined : "",
    ]),
    ...fields,
  }));

describe("one goal", () => {
  it("is told to those who follow match, teams or competition, once each, and to nobody else", async () => {
    await addMembers([
      {
        username: "all",
        follows: [
          ["match", "m1"],
          ["team", "h1"],
          ["team", "a1"],
          ["competition", "c1"],
        ],
      },
      { username: "match", follows: [["match", "m1"]] },
      { username: "away", follows: [["team", "a1"]] },
      { username: "competition", follows: [["competition", "c1"]] },
      {
        username: "other",
        follows: [
          ["match", "m2"],
          ["team", "t"],
          ["competition", "h1"],
        ],
      },
      { username: "hoops", follows: [["match", "m1"]], sport: "basketball" },
      { username: "leaves", follows: [["match", "m1"]], eraseAt: AT },
    ]);
    await sendHappenings(bindings, [GOAL]);
    await deliver();
    expect((await usernames()).sort()).toEqual(["all", "away", "competition", "match"]);
    expect((await listedNotices())[0]).toMatchObject({ key: "m1:goal:1", type: 3, isSilent: false });
  });

  it("is stored once and rung once though the message comes again, even twice at a time", async () => {
    await addMembers(crowd(10, { listens: true, hasDevice: true }));
    const looked = async () => bindings.DB.prepare("update users set seen_up_to = (select max(id) from notices)").run();
    await Promise.all([consume([MESSAGE, MESSAGE]), consume([MESSAGE])]);
    expect(await listedNotices()).toHaveLength(10);
    expect(await flaggedMembers()).toHaveLength(10);
    await looked();
    expect(await consume([MESSAGE])).toEqual({ acked: [0], retried: [] });
    expect(await listedNotices()).toHaveLength(10);
    expect(ring).toHaveBeenCalledTimes(10);
    expect(pushes.sent.flatMap(({ body }) => body.recipients)).toHaveLength(10);
    expect(await flaggedMembers()).toEqual([]);
  });

  it("is one row, whether 950 members follow or one", async () => {
    await addMembers(crowd(950));
    expect(await consume([MESSAGE])).toEqual({ acked: [0], retried: [] });
    expect(new Set(await usernames()).size).toBe(950);
    expect(await countRows()).toBe(1);
    expect(notices.sent).toEqual([]);
  });

  it("is delivered in ranges of names by messages of their own, to each of them once", async () => {
    const letters = ["2", "7", "b", "g", "m", "t", "z"];
    await addMembers(
      crowd(4_200, { hasPush: true }).map((member, index) => ({
        ...member,
        username: `${letters[index % 7]}${letters[Math.floor(index / 7) % 7]}-${index}`,
      })),
    );
    expect(await consume([MESSAGE])).toEqual({ acked: [0], retried: [] });
    expect(notices.sent.map(({ body }) => body.shared)).toMatchObject([
      { from: 0, to: 7, of: 14 },
      { from: 7, to: 14, of: 14 },
    ]);
    await deliver();
    const pushed = pushes.sent.flatMap(({ body }) => body.recipients);
    expect([pushed.length, new Set(pushed).size]).toEqual([4_200, 4_200]);
    expect(new Set(pushes.sent.map(({ body }) => body.chunk)).size).toBe(pushes.sent.length);
    expect(await countRows()).toBe(1);
  });

  it("continues in another message if an invocation's calls do not suffice", async () => {
    await addMembers(crowd(950, { listens: true }));
    await sendHappenings(bindings, [GOAL]);
    expect(await deliver(500)).toBeGreaterThan(2);
    expect(new Set(await usernames()).size).toBe(950);
    expect(ring).toHaveBeenCalledTimes(950);
  });

  it("shares the calls of an invocation among its messages", async () => {
    await addMembers(crowd(399, { listens: true }));
    const later = { ...MESSAGE, happening: { ...GOAL, key: "goal:2" } };
    const last = { ...MESSAGE, happening: { ...GOAL, key: "goal:3" } };
    expect(await consume([MESSAGE, later, last])).toEqual({ acked: [0, 1, 2], retried: [] });
    expect(ring).toHaveBeenCalledTimes(798);
    expect(notices.sent).toMatchObject([{ body: { ...last, shared: { from: 0, to: 2, of: 2 } } }]);
    await deliver();
    expect(await listedNotices()).toHaveLength(1_197);
  });

  it("is silent in quiet hours: listed and rung, neither flagged nor pushed", async () => {
    const settings = { quietFrom: "14:00", quietTo: "15:00", timeZone: "UTC" };
    await addMembers(crowd(1, { settings, listens: true, hasDevice: true }));
    await consume([MESSAGE]);
    expect(await listedNotices()).toMatchObject([{ isSilent: true }]);
    expect(ring).toHaveBeenCalledOnce();
    expect(pushes.sent).toEqual([]);
    expect(await flaggedMembers()).toEqual([]);
  });

  it("is not told where its kind is off, by the settings or for what is followed", async () => {
    await addMembers([
      { username: "off", follows: [["match", "m1"]], settings: { goal: false } },
      { username: "none", follows: [["match", "m1"]], settings: { master: false } },
      {
        username: "own",
        follows: [
          ["match", "m1", "kickoff,fullTime"],
          ["team", "h1", "goal"],
        ],
      },
      { username: "nothing", follows: [["team", "h1", ""]] },
      {
        username: "either",
        follows: [
          ["team", "h1", ""],
          ["team", "a1", "goal"],
        ],
      },
      { username: "restored", follows: [["team", "h1", "goal"]], settings: { goal: false } },
    ]);
    await consume([MESSAGE]);
    expect((await usernames()).sort()).toEqual(["either", "restored"]);
  });

  it("comes later, once, to who watches with a delay", async () => {
    await addMembers([
      { username: "now", follows: [["team", "h1"]] },
      { username: "later", follows: [["team", "h1"]], settings: { delaySeconds: 30 } },
      { username: "much", follows: [["competition", "c1"]], settings: { delaySeconds: 120 } },
      { username: "elsewhere", follows: [["team", "t"]], settings: { delaySeconds: 30 } },
    ]);
    await sendHappenings(bindings, [GOAL]);
    expect(notices.sent.map(({ delaySeconds, body }) => [delaySeconds, body.delaySeconds])).toEqual([
      [undefined, 0],
      [30, 30],
      [120, 120],
    ]);
    const [first, second, third] = notices.sent.splice(0);
    for (const [message, expected] of [
      [first, ["now"]],
      [second, ["now", "later"]],
      [third, ["now", "later", "much"]],
    ] as const) {
      if (message) await consume([message.body]);
      expect(await usernames()).toEqual(expected);
    }
  });

  it("of a lead nobody waits", async () => {
    await addMembers(crowd(4, { settings: { delaySeconds: 30 } }));
    await sendHappenings(bindings, [{ ...GOAL, kind: "lead", key: "lead:15", minutes: 15 }]);
    await deliver();
    expect(await listedNotices()).toHaveLength(4);
  });

  it("is pushed to those with a device or a browser, with and without spoilers apart", async () => {
    await addMembers([
      { username: "phone", follows: [["team", "h1"]], hasDevice: true },
      { username: "browser", follows: [["team", "h1"]], hasPush: true },
      { username: "calm", follows: [["team", "h1"]], hasPush: true, settings: { spoilerFree: true } },
      { username: "neither", follows: [["team", "h1"]] },
    ]);
    await consume([MESSAGE]);
    expect(pushes.sent.map(({ body }) => body)).toMatchObject([
      { data: GOAL, recipients: ["browser", "phone"] },
      { data: { ...GOAL, spoilerFree: true }, recipients: ["calm"] },
    ]);
    const calm = (await listedNotices()).find(({ username }) => username === "calm");
    expect(calm?.data).toEqual({ ...GOAL, spoilerFree: true });
  });
});

describe("when something fails", () => {
  const logged = vi.fn<(line: string) => void>();
  beforeEach(() => {
    logged.mockReset();
    vi.spyOn(console, "error").mockImplementation(logged);
  });

  const eventsLogged = () => logged.mock.calls.map(([line]) => (JSON.parse(line) as { event: string }).event);
  const pushedTo = () => pushes.sent.flatMap(({ body }) => body.recipients);

  it("a bell takes nothing back", async () => {
    await addMembers(crowd(3, { listens: true, hasDevice: true }));
    ring.mockRejectedValueOnce(new Error("no bell"));
    expect(await consume([MESSAGE])).toEqual({ acked: [0], retried: [] });
    expect(await listedNotices()).toHaveLength(3);
    expect(pushedTo()).toHaveLength(3);
    expect(eventsLogged()).toEqual(["notice_delivery_failed"]);
  });

  it("the queue of pushes, the message comes again until it has them, and nothing else is repeated", async () => {
    const settings = { quietFrom: "14:00", quietTo: "15:00", timeZone: "UTC" };
    await addMembers([
      ...crowd(3, { listens: true, hasDevice: true }),
      { username: "sleeps", follows: [["match", "m1"]], hasDevice: true, settings },
    ]);
    pushes.sendBatch.mockRejectedValueOnce(new Error("no queue"));
    expect(await consume([MESSAGE])).toEqual({ acked: [], retried: [0] });
    expect(eventsLogged()).toEqual(["notice_fan_out_failed"]);
    expect(await listedNotices()).toHaveLength(4);
    expect(pushedTo()).toEqual([]);
    expect(await consume([MESSAGE], 2)).toEqual({ acked: [0], retried: [] });
    expect(pushedTo()).toEqual(["u0000", "u0001", "u0002"]);
    expect(await listedNotices()).toHaveLength(4);
  });

  it("the pushes of one page, the pages behind it are stored and pushed all the same", async () => {
    await addMembers(crowd(450, { hasDevice: true }));
    pushes.sendBatch.mockRejectedValueOnce(new Error("no queue"));
    expect(await consume([MESSAGE])).toEqual({ acked: [], retried: [0] });
    expect(await listedNotices()).toHaveLength(450);
    expect(pushedTo()).toHaveLength(50);
    await consume([MESSAGE], 2);
    expect(new Set(pushedTo()).size).toBe(450);
  });

  it("a range of recipients, its chunks have the same names when it is repeated", async () => {
    await addMembers(crowd(4_200, { hasDevice: true }));
    await consume([MESSAGE]);
    const ranges = notices.sent.splice(0).map(({ body }) => body);
    const chunksOf = async (attempts: number): Promise<(string | undefined)[]> => {
      pushes.sent.length = 0;
      expect(await consume(ranges, attempts)).toMatchObject({ retried: [] });
      await deliver();
      return pushes.sent.map(({ body }) => body.chunk).sort();
    };
    const once = await chunksOf(1);
    expect(new Set(once).size).toBe(once.length);
    expect(await chunksOf(2)).toEqual(once);
  });

  it("between storing and queueing, the pushes come with the next try", async () => {
    await addMembers(crowd(3, { hasDevice: true }));
    // Everything left behind by an invocation that was cut off there.
    await consume([MESSAGE]);
    pushes.sent.length = 0;
    expect(await consume([MESSAGE])).toEqual({ acked: [0], retried: [] });
    expect(pushedTo()).toEqual([]);
    expect(await consume([MESSAGE], 2)).toEqual({ acked: [0], retried: [] });
    expect(pushedTo()).toEqual(["u0000", "u0001", "u0002"]);
    expect(await listedNotices()).toHaveLength(3);
  });

  it("the message comes again and the others of its batch do not", async () => {
    await addMembers(crowd(3));
    const odd = {
      happening: { kind: "news", key: "n", at: AT } as OtherHappening,
      audience: { kind: "followers" },
    } as const;
    expect(await consume([odd, MESSAGE])).toEqual({ acked: [1], retried: [0] });
    expect(await listedNotices()).toHaveLength(3);
  });
});

describe("beside matches", () => {
  it("everybody is told of what is announced, by one row, and who listens is rung", async () => {
    await addMembers([...crowd(5), { username: "hears", follows: [], listens: true }]);
    const announced: OtherHappening = { kind: "announcement", key: "a", at: AT, announcementId: "a", titles: {} };
    await bindings.DB.prepare("delete from announcements").run();
    await announce(bindings.DB, { key: "a", at: AT });
    await notify(bindings, announced, { kind: "everyone" });
    await notify(bindings, announced, { kind: "everyone" });
    await deliver();
    expect(await listedNotices()).toHaveLength(6);
    expect((await listedNotices())[0]).toMatchObject({ key: "announcement:a", type: 1 });
    expect(await countRows()).toBe(1);
    expect(ring.mock.calls.map(([username]) => username)).toEqual(["hears"]);
  });

  it("one member is told what is theirs", async () => {
    await addMembers(crowd(5));
    const reply: OtherHappening = {
      kind: "comment",
      key: "r1",
      at: AT,
      newsId: "n1",
      slug: "s",
      from: "Ann",
      text: "Yes",
    };
    await notify(bindings, reply, { kind: "member", username: "u0002" });
    await deliver();
    expect(await listedNotices()).toMatchObject([{ username: "u0002", key: "comment:r1", type: 6 }]);
  });
});
