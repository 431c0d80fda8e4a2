import { beforeAll, describe, expect, it } from "vitest";
import { contestVideoRoutes } from "../../services/contests/videos/video-routes.ts";
import { migrateSearch } from "../../services/news/test-guides.ts";
import { migrate } from "../../store/test-database.ts";
import { bindings } from "../members/test-members.ts";
import { bangkok, type Member, startContests } from "./test-contests.ts";

const CONTEST = "vf-2026m11";
const OPEN = bangkok("12:00", "2026-11-05");
const LATER = bangkok("12:00", "2026-11-20");

const site = startContests();
const { call, join, read } = site;
const operators = contestVideoRoutes(() => site.clock.now);

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
});

let videos = 0;
const newLink = (): string => `https://www.tiktok.com/@matchlight.fan/video/${7_400_000_000_000 + ++videos}`;

const send = ({ token }: Member, link: string | undefined, at = OPEN, contestId = CONTEST) =>
  call("contestParticipate", { contestId, ...(link !== undefined && { link }) }, { token, at });
const mine = async ({ token }: Member) =>
  (await call("myParticipant", { contestId: CONTEST }, { token, at: LATER })).value;
const board = async () => (await read("listParticipant", { contestId: CONTEST }, LATER)).leaders;

const admin = async (search: string, init: RequestInit = {}): Promise<Response> =>
  operators.request(
    `/admin/contest-videos${search}`,
    { headers: { Authorization: "Bearer of-tests" }, ...init },
    { ...bindings, ADMIN_TOKEN: "of-tests" },
  );
const decide = (entryId: string, action: string, fields: Record<string, string> = {}) =>
  admin("", { method: "POST", body: new URLSearchParams({ entryId, action, operator: "Mai", ...fields }) });

interface Listed {
  videos: { entryId: string; link: string; state: string; decisions: { action: string; by: string; note: string }[] }[];
}
const listed = async (state: string) => (await (await admin(`?state=${state}`)).json<Listed>()).videos;

describe("a video", () => {
  it("enters once, waits, and is on no board until an operator has approved it", async () => {
    const member = await join();
    const link = newLink();
    expect((await send(member, `${link}?is_from_webapp=1`)).refusal).toBeUndefined();
    expect((await send(member, newLink())).refusal).toBe("contestEntered");
    const own = await mine(member);
    expect(own).toMatchObject({ state: "waiting", link, points: 0, isMine: true });
    expect(own?.rank).toBeUndefined();
    expect(await board()).toEqual([]);
    expect(await listed("waiting")).toMatchObject([{ entryId: own?.entryId, link, state: "waiting", decisions: [] }]);
    expect((await decide(own?.entryId ?? "", "approve", { points: "12" })).status).toBe(200);
    expect(await board()).toMatchObject([{ entryId: own?.entryId, link, points: 12, rank: 1 }]);
    expect(await mine(member)).toMatchObject({ state: "approved", link, points: 12, rank: 1 });
    expect(await listed("waiting")).toEqual([]);
  });

  it("is one on TikTok, not another member's, sent in time", async () => {
    const [member, other] = [await join(), await join()];
    for (const link of [undefined, "", "https://example.com/@fan/video/7400000000000", "javascript:alert(1)"]) {
      const answer = await send(member, link);
      expect([answer.refusal, answer.field]).toEqual(["videoLinkInvalid", "link"]);
    }
    const link = newLink();
    expect((await send(member, link)).refusal).toBeUndefined();
    const taken = await send(other, `${link}/`);
    expect([taken.refusal, taken.field]).toEqual(["videoTaken", "link"]);
    expect((await send(other, newLink(), bangkok("00:00", "2026-12-01"))).refusal).toBe("contestClosed");
    expect((await send(other, newLink())).refusal).toBeUndefined();
  });

  it("that many send at once is one member's", async () => {
    const members = await Promise.all([join(), join(), join()]);
    const link = newLink();
    const refusals = (await Promise.all(members.map((member) => send(member, link)))).map(({ refusal }) => refusal);
    expect(refusals.toSorted()).toEqual(["videoTaken", "videoTaken", undefined]);
  });
});

describe("operators", () => {
  it("refuse with a reason that the member reads, and can think again; the ledger has every difference", async () => {
    const member = await join();
    await send(member, newLink());
    const entryId = (await mine(member))?.entryId ?? "";
    expect((await decide(entryId, "refuse", { reason: "Not about football" })).status).toBe(200);
    expect(await mine(member)).toMatchObject({ state: "refused", reason: "Not about football", points: 0 });
    await decide(entryId, "approve", { points: "10" });
    expect((await mine(member))?.reason).toBeUndefined();
    await decide(entryId, "approve", { points: "7", reason: "counted wrongly" });
    await decide(entryId, "approve", { points: "7", reason: "once more" });
    expect(await mine(member)).toMatchObject({ state: "approved", points: 7 });
    await decide(entryId, "refuse", { reason: "Deleted" });
    expect(await mine(member)).toMatchObject({ state: "refused", points: 0, reason: "Deleted" });
    const { results } = await bindings.DB.prepare(
      `select l.points, l.rule, l.kind from contest_ledger l join contest_entries e on e.id = l.entry_id
       where e.key = ? order by l.id`,
    )
      .bind(entryId)
      .all<{ points: number; rule: string; kind: string }>();
    expect(results.map(({ points, rule, kind }) => [points, rule, kind])).toEqual([
      [10, "video", "grant"],
      [-3, "video", "grant"],
      [-7, "video", "grant"],
    ]);
    const [found] = (await listed("refused")).filter((video) => video.entryId === entryId);
    expect(found?.decisions.map(({ action, by, note }) => [action, by, note])).toEqual([
      ["refused", "Mai", "Deleted"],
      ["approved", "Mai", "once more"],
      ["approved", "Mai", "counted wrongly"],
      ["approved", "Mai", "approved"],
      ["refused", "Mai", "Not about football"],
    ]);
    for (const change of ["delete from contest_audit", "update contest_audit set note = ''"])
      await expect(bindings.DB.prepare(change).run()).rejects.toThrow("append-only");
  });

  it("need the token, a name, points or a reason, and a video that is there", async () => {
    const member = await join();
    await send(member, newLink());
    const entryId = (await mine(member))?.entryId ?? "";
    expect((await admin("", { headers: {} })).status).toBe(401);
    for (const search of ["?after=x", "?state=gone"]) expect((await admin(search)).status).toBe(400);
    for (const [action, fields] of [
      ["approve", {}],
      ["approve", { points: "0" }],
      ["approve", { points: "1.5" }],
      ["approve", { points: "5", operator: " " }],
      ["refuse", {}],
      ["erase", { points: "5", reason: "x" }],
    ] as const)
      expect((await decide(entryId, action, fields)).status, JSON.stringify(fields)).toBe(400);
    expect((await decide("nobody", "refuse", { reason: "x" })).status).toBe(404);
    expect(await mine(member)).toMatchObject({ state: "waiting", points: 0 });
  });
});
