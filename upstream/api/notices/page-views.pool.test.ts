import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../../test/until.ts";
import type { Env } from "../../platform/env.ts";
import { SESSION_KNOWN_FOR } from "../../services/members/session-memory.ts";
import { storeShared } from "../../services/notices/shared-notices.ts";
import { happening, MATCH } from "../../services/notices/test-notices.ts";
import { listeningDatabase, migrate } from "../../store/test-database.ts";
import { bindings, startMembers } from "../members/test-members.ts";
import { STREAM_PATH } from "./open-stream.ts";

const { app, call, join, clock } = startMembers();
const { DB } = bindings;
const { database, sentStatements } = listeningDatabase(DB);

beforeAll(async () => {
  await migrate(DB);
  clock.now = Date.now();
  // The worker's and its objects'.
  Object.assign(env, { DB: database });
  Object.assign(bindings, { DB: database });
});
afterAll(() => void Object.assign(env, { DB }));

type Member = Awaited<ReturnType<typeof join>>;

/** A page of a member, as their browser runs it: the stream, and the list if that says so. */
function openPages({ token }: Member) {
  const device: { latest?: string } = {};
  return async (): Promise<void> => {
    const headers = { Upgrade: "websocket", Authorization: `Bearer ${token}` };
    const { webSocket: socket } = await app.request(STREAM_PATH, { headers }, bindings);
    if (!socket) throw new Error("not upgraded");
    const texts: string[] = [];
    socket.addEventListener("message", ({ data }) => texts.push(String(data)));
    socket.accept();
    // The answer to a ping comes after whatever the stream has to say first.
    socket.send("ping");
    await until(() => expect(texts).toContain("pong"));
    const said = texts
      .filter((text) => text !== "pong")
      .map((text) => (JSON.parse(text) as { latest: string | null }).latest);
    if (said.some((id) => id === null || Number(id) > Number(device.latest ?? -1))) {
      const fields: Record<string, string> = device.latest === undefined ? { size: "1" } : { afterId: device.latest };
      const { others } = (await call("notificationList", fields, { token })).value;
      device.latest = others.at(-1)?.id ?? device.latest ?? "0";
    }
    socket.close();
  };
}

async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const before = sentStatements.length;
  await act();
  return sentStatements.length - before;
}

const times = (count: number, act: () => Promise<void>) => async () => {
  for (let number = 0; number < count; number += 1) await act();
};

const bell = (env as unknown as Env).NOTICE_BELL;

describe("page views of a member", () => {
  it("cost one statement for each half minute, when nothing has come since the first", async () => {
    const member = await join();
    const view = openPages(member);
    // The first of an isolate reads names of clubs, too.
    expect(await statementsOf(view)).toBeLessThanOrEqual(9);
    expect(await statementsOf(times(10, view))).toBe(0);
    clock.now += SESSION_KNOWN_FOR;
    expect(await statementsOf(times(10, view))).toBe(1);
  });

  it("read the list once for a notice", async () => {
    const member = await join();
    const view = openPages(member);
    await call("favTeam", { teamId: MATCH.homeId, sportType: "0" }, { token: member.token });
    await view();
    const goal = happening("goal", { key: "goal of a view" });
    const { id } = await storeShared(DB, goal, { kind: "followers", delaySeconds: 0 }, clock.now);
    await bell.getByName(member.user.username).ring(id);
    expect(await statementsOf(times(10, view))).toBeLessThanOrEqual(5);
  });

  it("end with the session within half a minute, wherever it has ended", async () => {
    const member = await join();
    const listed = async () => (await call("notificationList", {}, { token: member.token })).refusal;
    expect(await listed()).toBeUndefined();
    await DB.prepare("delete from sessions where username = ?").bind(member.user.username).run();
    clock.now += SESSION_KNOWN_FOR - 1;
    expect(await listed()).toBeUndefined();
    clock.now += 1;
    expect(await listed()).toBe("sessionInvalid");
    expect((await call("retrieveUserInfo", {}, { token: member.token })).refusal).toBe("sessionInvalid");
  });

  it("end at once where the member logs out", async () => {
    const member = await join();
    await call("notificationList", {}, { token: member.token });
    await call("logout", {}, { token: member.token });
    expect((await call("notificationList", {}, { token: member.token })).refusal).toBe("sessionInvalid");
  });
});
