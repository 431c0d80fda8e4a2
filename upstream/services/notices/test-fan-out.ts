import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, vi } from "vitest";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import type { Env } from "../../platform/env.ts";
import { favouriteStores } from "../follow/favourite-stores.ts";
import { consumeNotices, recipientDatabases } from "../queues/consume-queues.ts";
import { fanOut, MOST_CALLS } from "./fan-out.ts";
import type { LatestNotices, NoticeDatabase } from "./notice-database.ts";
import type { NoticeMessage, PushMessage } from "./queue-messages.ts";
import { hasNewShared, latestNotices } from "./read-notices.ts";
import { readReader } from "./reader.ts";

/** Messages of a queue without a consumer. */
function testQueue<Message>() {
  const sent: MessageSendRequest<Message>[] = [];
  const sendBatch = vi.fn(async (messages: Iterable<MessageSendRequest<Message>>) => {
    sent.push(...messages);
  });
  const send = vi.fn(async (body: Message) => {
    sent.push({ body });
  });
  return { sent, sendBatch, send, queue: { send, sendBatch } as unknown as Queue<Message> };
}

export const notices = testQueue<NoticeMessage>();
export const pushes = testQueue<PushMessage>();
export const ring = vi.fn(async (_username: string, _latestId: string) => {});
/** Firebase's database, if the test has one. */
export const write = vi.fn(async (_latest: LatestNotices) => {});
export const database: NoticeDatabase = { write };
const bells: Env["NOTICE_BELL"] = {
  getByName: (username) => ({
    fetch: async () => new Response(null, { status: 503 }),
    ring: (latestId) => ring(username, latestId),
    checkSessions: async () => {},
  }),
};

/** The bindings of the worker and its objects. */
export const bindings = env as unknown as Env;

/** Replaces the worker's bindings in the tests of one file. */
export function bindStubs(): void {
  const { NOTICES, PUSHES, NOTICE_BELL } = bindings;
  beforeAll(() => {
    Object.assign(bindings, { NOTICES: notices.queue, PUSHES: pushes.queue, NOTICE_BELL: bells });
  });
  afterAll(() => {
    Object.assign(bindings, { NOTICES, PUSHES, NOTICE_BELL });
  });
}

export const clocks = bindings.NOTICE_CLOCK as unknown as DurableObjectNamespace;

/**
 * Consumes all messages of the queue, each in an invocation with this call budget. Returns the number of invocations.
 */
export async function deliver(calls = MOST_CALLS, database?: NoticeDatabase): Promise<number> {
  let invocations = 0;
  for (let next = notices.sent.shift(); next; next = notices.sent.shift()) {
    invocations += 1;
    await fanOut(
      next.body,
      { left: calls },
      { env: bindings, realNow: Date.now, isRetry: false, database, databases: recipientDatabases(bindings) },
    );
  }
  return invocations;
}

/** Runs the consumer with some messages; returns which were acknowledged and which retried. */
export async function consume(bodies: readonly NoticeMessage[], attempts = 1) {
  const [acked, retried]: [number[], number[]] = [[], []];
  const messages = bodies.map((body, index) => ({
    id: String(index),
    timestamp: new Date(),
    attempts,
    body,
    ack: () => void acked.push(index),
    retry: () => void retried.push(index),
  }));
  await consumeNotices({ messages } as unknown as MessageBatch<NoticeMessage>, bindings);
  return { acked, retried };
}

export interface TestMember {
  username: string;
  follows: readonly [FollowedKind, string, string?][];
  sport?: Sport;
  settings?: object;
  listens?: true;
  hasDevice?: true;
  hasPush?: true;
  eraseAt?: number;
}

const run = (sql: string, ...values: unknown[]) => bindings.DB.prepare(sql).bind(...values);

function rowsOf(member: TestMember) {
  const { username, follows, sport = "football", settings, listens, hasDevice, hasPush, eraseAt = null } = member;
  const delay = (settings as { delaySeconds?: number } | undefined)?.delaySeconds ?? 0;
  return [
    run(
      `insert into users (username, nickname, nickname_key, phone, avatar_id, preferred_country, preferred_language,
        referral_code, created_at, erase_at) values (?1, ?1, ?1, ?1, '1', 'TH', 'th', ?1, 0, ?2)`,
      username,
      eraseAt,
    ),
    ...follows.map(([kind, id, alerts = null]) =>
      run(
        "insert into favourites (username, kind, sport, id, created_at, alerts) values (?, ?, ?, ?, 0, ?)",
        ...[username, kind, sport, id, alerts],
      ),
    ),
    ...(settings
      ? [
          run(
            "insert into alert_settings (username, settings, delay_seconds) values (?, ?, ?)",
            ...[username, JSON.stringify(settings), delay],
          ),
        ]
      : []),
    ...(listens ? [run("insert into notice_listeners values (?, 0)", username)] : []),
    ...(hasDevice ? [run("insert into device_tokens values (?1, ?1, 's', 0)", username)] : []),
    ...(hasPush ? [run("insert into push_subscriptions values (?1, ?1, 's', 'p', 'a', 0)", username)] : []),
  ];
}

export async function addMembers(members: readonly TestMember[]): Promise<void> {
  const statements = members.flatMap(rowsOf);
  for (let from = 0; from < statements.length; from += 500) await bindings.DB.batch(statements.slice(from, from + 500));
}

const TABLES = [
  "users",
  "favourites",
  "followers",
  "alert_settings",
  "notice_listeners",
  "device_tokens",
  "push_subscriptions",
  "notices",
  "notice_things",
];

export async function startAnew(): Promise<void> {
  await bindings.DB.batch(TABLES.map((table) => bindings.DB.prepare(`delete from ${table}`)));
  notices.sent.length = 0;
  pushes.sent.length = 0;
  for (const one of [notices.send, notices.sendBatch, pushes.send, pushes.sendBatch, ring, write]) one.mockClear();
}

/** What is in members' lists, in storage order. */
export async function listedNotices() {
  const db = drizzle(bindings.DB);
  const stores = favouriteStores(bindings);
  const instants = { siteNow: Date.now(), realNow: Date.now() };
  const members = await db.all<{ username: string }>("select username from users where erase_at is null order by 1");
  const lists = await Promise.all(
    members.map(async ({ username }) => {
      const rows = await latestNotices({ db, reader: await readReader(stores, username), instants }, 30);
      return rows.map(({ dedupeKey: key, ...row }) => ({ username, key, ...row }));
    }),
  );
  return lists.flat().sort((one, other) => one.id - other.id);
}

/** Rows of notices, one of many or one member's. */
export const countRows = () => bindings.DB.prepare("select count(*) as n from notices").first<number>("n");

/** Members with a dot at the bell. */
export async function flaggedMembers(): Promise<string[]> {
  const db = drizzle(bindings.DB);
  const stores = favouriteStores(bindings);
  const instants = { siteNow: Date.now(), realNow: Date.now() };
  const members = await db.all<{ username: string; isFlagged: number }>(
    "select username, has_new_notices as isFlagged from users order by 1",
  );
  const flags = await Promise.all(
    members.map(
      async ({ username, isFlagged }) =>
        isFlagged === 1 || (await hasNewShared({ db, reader: await readReader(stores, username), instants })),
    ),
  );
  return members.filter((_, index) => flags[index]).map(({ username }) => username);
}
