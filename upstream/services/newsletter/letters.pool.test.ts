import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { DAY, HOUR, WEEK } from "#contract/time/units";
import { bindings } from "../../api/members/test-members.ts";
import { siteClock } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { migrate } from "../../store/test-database.ts";
import { storePieces } from "../news/store-pieces.ts";
import { testPiece } from "../news/test-drafts.ts";
import { migrateSearch } from "../news/test-guides.ts";
import { LETTERS_AT_ONCE } from "./send-letters.ts";
import { startLetters } from "./start-letters.ts";
import { newAddress, startNewsletter } from "./test-newsletter.ts";

const { call, clock, deliver, join, LETTERS, mailsTo, queued, rowOf, work } = startNewsletter();

/** A Monday on which every letter is due. */
const MONDAY = Date.parse("2026-11-23T12:00:00Z");

const env = (change: Partial<Env> = {}): Env => ({ ...bindings, LETTERS, ...change });
/** Runs the hourly trigger on the test's clock. */
function trigger(change?: Partial<Env>): Promise<void> {
  siteClock.observe({ instant: String(clock.now), speed: "0" }, "local");
  return startLetters(env(change), clock.now);
}

const REPORT = { categoryId: "2", status: "published" } as const;
const piece = (key: string, at: number, fields = {}) =>
  testPiece({
    ...REPORT,
    key,
    slug: key,
    title: `Title of ${key}`,
    summary: `Summary of ${key}.`,
    publishAt: at,
    ...fields,
  });

beforeAll(async () => {
  await migrate(bindings.DB);
  await migrateSearch(bindings.SEARCH);
  const monday = Date.parse("2026-11-23T00:00:00Z");
  const pieces = [
    piece("of-this-week", monday - DAY),
    piece("hostile", monday - 2 * DAY, { title: 'A "<b>bold</b>" & quick one', summary: "5 < 6 & 7 > 6" }),
    piece("of-basketball", monday - 3 * DAY, { sport: "basketball" }),
    piece("a-round-up", monday - 6 * DAY, { categoryId: "4" }),
    piece("a-preview", monday - DAY, { categoryId: "3" }),
    piece("too-old", monday - 7 * DAY - 1),
    piece("too-new", monday),
    piece("withdrawn", monday - DAY, { status: "withdrawn" }),
    piece("in-thai", monday - DAY, { language: "th", title: "ข่าวเด่น" }),
  ];
  await storePieces({ database: bindings.DB, search: bindings.SEARCH }, pieces, monday);
});

afterEach(async () => {
  queued.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await bindings.DB.batch(
    ["newsletter_subscriptions", "newsletter_runs", "sent_mails"].map((table) =>
      bindings.DB.prepare(`delete from ${table}`),
    ),
  );
});

/** Confirmed, with the clock at the hour of letters. */
async function readers(...fields: Record<string, string>[]) {
  clock.now = MONDAY - DAY;
  const joined = [];
  for (const one of fields) joined.push(await join(one));
  clock.now = MONDAY;
  return joined.map(({ email }) => email);
}

const lettersTo = async (email: string) => (await mailsTo(email)).slice(1);

describe("the week's letter", () => {
  it("has the stories of the week, of the reader's sport and language", async () => {
    const [both = "", football = "", basketball = "", thai = ""] = await readers(
      {},
      { sportType: "0" },
      { sportType: "1" },
      { lang: "th_TH" },
    );
    await trigger();
    await work();
    const titles = async (email: string) =>
      [...((await lettersTo(email))[0]?.text ?? "").matchAll(/^(Title of \S+|A "<b>.*|ข่าวเด่น)$/gm)].map(
        ([title]) => title,
      );
    const hostile = 'A "<b>bold</b>" & quick one';
    expect(await titles(both)).toEqual([
      "Title of a-round-up",
      "Title of of-this-week",
      hostile,
      "Title of of-basketball",
    ]);
    expect(await titles(football)).toEqual(["Title of a-round-up", "Title of of-this-week", hostile]);
    expect(await titles(basketball)).toEqual(["Title of of-basketball"]);
    expect(await titles(thai)).toEqual(["ข่าวเด่น"]);
  });

  it("is plain text and well-formed HTML, with links to the site and to end it", async () => {
    const [email = ""] = await readers({});
    await trigger();
    await work();
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe("The week: Title of a-round-up");
    expect(letter?.text).toMatch(/https:\/\/scores\.example\/en\/news\/football\/a-round-up\/\d+\n/);
    expect(letter?.html).toContain("A &quot;&lt;b&gt;bold&lt;/b&gt;&quot; &amp; quick one");
    expect(letter?.html).not.toContain("<b>");
    const [, link] = /^<(.+)>$/.exec(letter?.headers["List-Unsubscribe"] ?? "") ?? [];
    expect(link).toMatch(/^https:\/\/scores\.example\/newsletter\/unsubscribe\?token=/);
    expect(letter?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(letter?.text).toContain("https://scores.example/en/newsletter/unsubscribe?token=");
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    await call("newsletterUnsubscribe", { token });
    expect(await rowOf(email)).toBeNull();
  });

  it("goes out once a week, however often the trigger and the queue come", async () => {
    const [email = ""] = await readers({});
    await trigger();
    const first = queued.map(({ body }) => body);
    await work();
    for (const body of first) queued.push({ body });
    await trigger();
    clock.now += HOUR;
    await trigger();
    await work();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it("is not sent to who has not confirmed or has unsubscribed since it was begun", async () => {
    const [email = ""] = await readers({});
    clock.now = MONDAY - DAY;
    const pending = newAddress();
    await call("newsletterSubscribe", { email: pending }, { client: { address: pending } });
    await work();
    clock.now = MONDAY;
    await trigger();
    await bindings.DB.prepare(
      "update newsletter_subscriptions set state = 'unsubscribed', email = null where email = ?",
    )
      .bind(email)
      .run();
    await work();
    expect([await lettersTo(email), await lettersTo(pending)]).toEqual([[], []]);
  });

  it("is not begun where there is no newsletter, nor sent in a week without stories", async () => {
    const [email = ""] = await readers({});
    await trigger({ MAIL_PROVIDER: "" });
    expect(queued).toEqual([]);
    clock.now = MONDAY + 2 * WEEK;
    await trigger();
    expect(queued.length).toBe(7);
    await work();
    expect(await lettersTo(email)).toEqual([]);
  });

  it("that could not be queued is begun again by the next trigger", async () => {
    const [email = ""] = await readers({});
    const failing = { send: () => Promise.reject(new Error("queue")) } as unknown as Env["LETTERS"];
    await expect(trigger({ LETTERS: failing })).rejects.toThrow("queue");
    await trigger();
    await work();
    expect(await lettersTo(email)).toHaveLength(1);
  });
});

/** Inserts readers directly: subscribing each would take long. */
async function crowd(count: number): Promise<void> {
  const insert = bindings.DB.prepare(
    "insert into newsletter_subscriptions (id, email_hash, state, email, language, requests, confirmed_at) values (?, ?, 'confirmed', ?, 'en', 0, 1)",
  );
  const rows = Array.from({ length: count }, (_, at) => String(at).padStart(4, "0"));
  await bindings.DB.batch(rows.map((id) => insert.bind(id, `hash ${id}`, `reader-${id}@club.example`)));
}

const countMails = async () =>
  (await bindings.DB.prepare("select count(*) as count, count(distinct email) as readers from sent_mails").first()) ??
  {};

describe("many readers", () => {
  it("are served page by page, each once", async () => {
    const count = 2 * LETTERS_AT_ONCE + 3;
    await crowd(count);
    clock.now = MONDAY;
    await trigger();
    await work();
    expect(await countMails()).toEqual({ count, readers: count });
  });

  it("whom the mail service would not take at first get it later, once, by messages without addresses", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await crowd(5);
    clock.now = MONDAY;
    const taken: string[] = [];
    let busy = 3;
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      busy -= 1;
      if (busy >= 0) return new Response("", { status: 429, headers: { "Retry-After": "900" } });
      taken.push(...(JSON.parse(body) as { to: string[] }).to);
      return Response.json({});
    });
    const http = { MAIL_PROVIDER: "http", MAIL_URL: "https://mail.test/", MAIL_TOKEN: "t", MAIL_FROM: "a@b.cd" };
    await trigger(http);
    const [english] = queued.splice(0).filter(({ body }) => body.language === "en");
    await deliver(english!.body, http);
    expect(taken).toHaveLength(2);
    const [again] = queued;
    expect(again).toMatchObject({ body: { kind: "again", attempt: 2 }, delaySeconds: 900 });
    expect(JSON.stringify(queued)).not.toContain("@");
    await work(http);
    expect([...taken].sort()).toEqual([...new Set(taken)].sort());
    expect(taken).toHaveLength(5);
    expect(JSON.stringify(log.mock.calls)).not.toContain("@");
  });

  it("are given up after four tries, and get next week's", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await crowd(1);
    clock.now = MONDAY;
    const send = vi.fn(async () => new Response("", { status: 500 }));
    vi.stubGlobal("fetch", send);
    const http = { MAIL_PROVIDER: "http", MAIL_URL: "https://mail.test/", MAIL_TOKEN: "t", MAIL_FROM: "a@b.cd" };
    await trigger(http);
    await work(http);
    expect(send).toHaveBeenCalledTimes(4);
    expect(JSON.stringify(log.mock.calls)).toContain("newsletter_given_up");
    const row = await bindings.DB.prepare("select last_letter from newsletter_subscriptions").first();
    expect(row).toEqual({ last_letter: "2026-11-23" });
  });
});
