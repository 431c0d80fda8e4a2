import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#contract/time/units";
import app from "../../index.ts";
import type { Env } from "../../platform/env.ts";
import { happening } from "../../services/notices/test-notices.ts";
import { migrate } from "../../store/test-database.ts";
import type { FillBody } from "./fill-request.ts";

const bindings = env as unknown as Env;
const NOW = Date.parse("2026-10-17T14:20:00Z");

beforeAll(() => migrate(bindings.DB));

const rows = async (sql: string, ...values: unknown[]) =>
  (
    await bindings.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

interface Sent {
  token?: string;
  settings?: Partial<Env>;
}

const send = async (body: unknown, { token = "test-token", settings }: Sent = {}): Promise<Response> =>
  app.request(
    "/dev/fill",
    {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "x-clock": String(NOW) },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    { ...bindings, ...settings },
  );
const fill = async (body: FillBody) => {
  const answer = await send(body);
  expect(answer.status).toBe(200);
  return answer.json<{ ids?: string[] }>();
};

const THREADS = [{ text: "First" }, { text: "Second", by: "somebody", replies: ["One", "Two"] }];

describe("comments", () => {
  it("are stored as posted, with replies, within the last hour; their authors are made up or named", async () => {
    const { ids } = await fill({ kind: "comments", newsId: "71", threads: THREADS });
    const stored = await rows(
      "select id, parent_id as parent, answered_id as answered, username, text, state, posted_at as at from comments where piece_id = 71 order by id",
    );
    expect(stored).toHaveLength(4);
    const [first, second, one, two] = stored as Record<string, unknown>[];
    expect(ids).toEqual([String(first?.id), String(second?.id)]);
    expect([first?.text, second?.text, one?.text, two?.text]).toEqual(["First", "Second", "One", "Two"]);
    expect([first?.parent, second?.parent]).toEqual([null, null]);
    for (const reply of [one, two]) expect([reply?.parent, reply?.answered]).toEqual([second?.id, second?.id]);
    expect(second?.username).toBe("somebody");
    for (const { at, state } of stored) {
      expect(state).toBe("shown");
      expect(at).toBeGreaterThan(NOW - HOUR);
      expect(at).toBeLessThan(NOW);
    }
    const [author] = await rows("select nickname, phone from users where username = ?", first?.username);
    expect(author).toEqual({ nickname: expect.stringMatching(/^fan/), phone: expect.stringMatching(/^\+999\d{10}$/) });
    expect(await rows("select shown from comment_counts where piece_id = 71")).toEqual([{ shown: 4 }]);
  });

  it("go with their authors when the piece is emptied; those of members and of other pieces stay", async () => {
    await fill({ kind: "comments", newsId: "72", threads: THREADS });
    await fill({ kind: "comments", newsId: "73", threads: [{ text: "Third" }] });
    await fill({ kind: "no-comments", newsId: "72" });
    expect(await rows("select text from comments where piece_id in (72, 73) order by id")).toEqual([
      { text: "Second" },
      { text: "Third" },
    ]);
    const authors = await rows("select username from users where username like 'stored-%'");
    const writers = await rows("select distinct username from comments where username like 'stored-%'");
    expect(authors).toHaveLength(writers.length);
  });
});

it("notices are stored in order, unread", async () => {
  const happenings = [1, 2].map((number) => happening("goal", { key: `goal:${number}`, score: [number, 0] }));
  await fill({ kind: "notices", username: "reader", happenings });
  const stored = await rows("select dedupe_key as key, is_read as isRead, data from notices where username = 'reader'");
  expect(stored.map(({ key, isRead }) => [key, isRead])).toEqual([
    ["1010120260089:goal:1", 0],
    ["1010120260089:goal:2", 0],
  ]);
  expect(JSON.parse(String(stored[1]?.data))).toEqual(happenings[1]);
});

it("a member has joined earlier", async () => {
  await fill({ kind: "comments", newsId: "74", threads: [{ text: "Fourth" }] });
  const [member] = await rows("select username, created_at as at from users order by created_at limit 1");
  await fill({ kind: "joined-earlier", username: String(member?.username), days: 14 });
  expect(await rows("select created_at as at from users where username = ?", member?.username)).toEqual([
    { at: Number(member?.at) - 14 * 24 * HOUR },
  ]);
});

describe("nothing is stored", () => {
  const COMMENTS: FillBody = { kind: "comments", newsId: "75", threads: [{ text: "Fifth" }] };

  it.each<[string, unknown, Sent, number]>([
    ["in production", COMMENTS, { settings: { ENVIRONMENT: "production" } }, 404],
    ["in any other environment", COMMENTS, { settings: { ENVIRONMENT: "staging" } }, 404],
    ["with another token", COMMENTS, { token: "another" }, 401],
    ["where no token is set", COMMENTS, { settings: { ADMIN_TOKEN: "" } }, 404],
    ["of no kind", { ...COMMENTS, kind: "everything" }, {}, 400],
    ["for what is no piece", { ...COMMENTS, newsId: "1; drop table users" }, {}, 400],
    ["from what is not JSON", "{", {}, 400],
  ])("%s", async (_case, body, sent, status) => {
    expect((await send(body, sent)).status).toBe(status);
    expect(await rows("select 1 from comments where piece_id = 75")).toEqual([]);
  });
});
