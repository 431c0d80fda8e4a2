import { drizzle } from "drizzle-orm/d1";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bindings } from "../../api/members/test-members.ts";
import { migrate } from "../../store/test-database.ts";
import { QUIET_AFTER_UNSUBSCRIBING, REQUEST_PAUSE } from "./decide-request.ts";
import { CONFIRM_WITHIN, confirmToken, unsubscribeToken } from "./link-tokens.ts";
import { purgeRequests } from "./subscriptions.ts";
import { newAddress, startNewsletter } from "./test-newsletter.ts";

const { app, advance, call, clock, deliver, join, mailsTo, queued, rowOf, tokenIn, work } = startNewsletter();
const SECRET = bindings.MEMBERS_SECRET ?? "";

beforeAll(() => migrate(bindings.DB));
afterEach(() => {
  queued.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const subscribe = (email: string, fields: Record<string, string> = {}) =>
  call("newsletterSubscribe", { email, ...fields }, { client: { address: `of ${email}` } });

/** Subscribes, and works the queue off. */
async function ask(email: string, fields: Record<string, string> = {}) {
  const answer = await subscribe(email, fields);
  await work();
  return answer;
}

describe("subscribing", () => {
  it("sends a mail in the caller's language, whose link confirms", async () => {
    const email = newAddress();
    await ask(email, { lang: "pt_BR", sportType: "0" });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Confirme a newsletter do Matchlight");
    expect(mail?.html).toContain('<html lang="pt">');
    expect(mail?.text).toContain("https://scores.example/pt/newsletter/confirm?token=");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await rowOf(email)).toMatchObject({ state: "pending", language: null, confirmed_at: null });
    const token = tokenIn(mail!, "confirm");
    for (const time of [1, 2]) {
      expect((await call("newsletterConfirm", { token })).refusal, `press ${time}`).toBeUndefined();
      const row = { state: "confirmed", email, language: "pt", sport: "football", confirmed_at: clock.now };
      expect(await rowOf(email)).toMatchObject(row);
    }
    advance(60_000);
    await call("newsletterConfirm", { token });
    expect(await rowOf(email)).toMatchObject({ confirmed_at: clock.now - 60_000 });
  });

  it("answers the same for every address, before anything is looked up", async () => {
    const { email: reader } = await join();
    const left = await join();
    const [row] = [await rowOf(left.email)];
    await call("newsletterUnsubscribe", { token: unsubscribeToken(SECRET, String(row?.id)) });
    const texts = [];
    for (const email of [newAddress(), reader, left.email]) {
      texts.push((await subscribe(email)).text);
      expect(queued.splice(0)).toEqual([{ body: { kind: "request", email, language: "en" } }]);
    }
    expect(new Set(texts).size).toBe(1);
  });

  it.each(["", "fan", "fan@club", "fan@club.example\nBcc: all@club.example"])("refuses %j", async (email) => {
    const answer = await subscribe(email);
    expect(answer).toMatchObject({ status: 200, refusal: "emailInvalid", field: "email" });
    expect(queued).toEqual([]);
  });

  it("is refused where no mail can be sent, and what was queued goes nowhere", async () => {
    const off = { MAIL_PROVIDER: "" };
    const answer = await call("newsletterSubscribe", { email: newAddress() }, { settings: off });
    expect(answer.refusal).toBe("methodNotOffered");
    expect(queued).toEqual([]);
    const email = newAddress();
    expect(await deliver({ kind: "request", email, language: "en" }, off)).toBe("acknowledged");
    expect(await rowOf(email)).toBeNull();
  });

  it("is limited by network", async () => {
    const client = { address: "192.0.2.77" };
    const answers = [];
    for (let time = 0; time < 61; time++)
      answers.push(await call("newsletterSubscribe", { email: newAddress() }, { client }));
    expect(answers.slice(0, 60).every(({ refusal }) => refusal === undefined)).toBe(true);
    expect(answers[60]).toMatchObject({ refusal: "tooManyTries" });
  });

  it("writes to an address three times at most, ten minutes apart, however it is spelled", async () => {
    const email = newAddress();
    await ask(email);
    await ask(email.toLowerCase());
    expect(await mailsTo(email.toLowerCase())).toHaveLength(0);
    for (let time = 0; time < 4; time++) {
      advance(REQUEST_PAUSE);
      await ask(email);
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it("changes nothing of a reader before they press: then the language", async () => {
    const { email } = await join();
    advance(REQUEST_PAUSE);
    await ask(email, { lang: "th_TH", sportType: "1" });
    expect(await rowOf(email)).toMatchObject({ state: "confirmed", language: "en", sport: null });
    const mails = await mailsTo(email);
    await call("newsletterConfirm", { token: tokenIn(mails.at(-1)!, "confirm") });
    expect(await rowOf(email)).toMatchObject({ state: "confirmed", language: "th", sport: "basketball" });
  });

  it("of two requests at once sends one mail", async () => {
    const email = newAddress();
    const request = { kind: "request", email, language: "en" } as const;
    await Promise.all([deliver(request), deliver(request), deliver(request)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe("a link that is not good", () => {
  it.each([
    ["empty", () => ""],
    ["nonsense", () => "abc"],
    ["too old", () => confirmToken(SECRET, "abcdefghjkmnpqrstuvw", { language: "en" }, clock.now - CONFIRM_WITHIN)],
    ["of nothing that is there", () => confirmToken(SECRET, "abcdefghjkmnpqrstuvw", { language: "en" }, clock.now)],
    ["of a letter", () => unsubscribeToken(SECRET, "abcdefghjkmnpqrstuvw")],
  ])("confirms nothing: %s", async (_, token) => {
    expect(await call("newsletterConfirm", { token: token() })).toMatchObject({ status: 200, refusal: "linkInvalid" });
  });

  it("ends nothing", async () => {
    const { email, token } = await join();
    for (const wrong of ["", "abc", token])
      expect((await call("newsletterUnsubscribe", { token: wrong })).refusal).toBe("linkInvalid");
    expect(await rowOf(email)).toMatchObject({ state: "confirmed" });
  });
});

describe("unsubscribing", () => {
  const stateOf = (id: string) =>
    bindings.DB.prepare("select * from newsletter_subscriptions where id = ?")
      .bind(id)
      .first<Record<string, unknown>>();

  it("leaves the hash, however often it is pressed, and old links confirm nothing", async () => {
    const { email, token } = await join({ sportType: "0" });
    const id = String((await rowOf(email))?.id);
    const away = unsubscribeToken(SECRET, id);
    for (const time of [1, 2]) {
      expect((await call("newsletterUnsubscribe", { token: away })).refusal, `press ${time}`).toBeUndefined();
      expect(await stateOf(id)).toEqual({
        id,
        email_hash: expect.stringMatching(/^[\w-]{43}$/),
        state: "unsubscribed",
        email: null,
        language: null,
        sport: null,
        requested_at: null,
        requests: 0,
        confirmed_at: null,
        unsubscribed_at: clock.now,
        last_letter: null,
      });
    }
    expect((await call("newsletterConfirm", { token })).refusal).toBe("linkInvalid");
    expect(await stateOf(id)).toMatchObject({ state: "unsubscribed" });
  });

  it("is respected for 30 days; after that, the address can subscribe again", async () => {
    const { email } = await join();
    const id = String((await rowOf(email))?.id);
    await call("newsletterUnsubscribe", { token: unsubscribeToken(SECRET, id) });
    advance(QUIET_AFTER_UNSUBSCRIBING - 1);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(1);
    advance(1);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await rowOf(email)).toMatchObject({ id, state: "pending" });
  });

  it("works where there is no newsletter any more", async () => {
    const { email } = await join();
    const token = unsubscribeToken(SECRET, String((await rowOf(email))?.id));
    await call("newsletterUnsubscribe", { token }, { settings: { MAIL_PROVIDER: "" } });
    expect(await rowOf(email)).toBeNull();
  });
});

describe("what nobody has confirmed", () => {
  const purge = () => purgeRequests(drizzle(bindings.DB), clock.now);

  it("is deleted after seven days", async () => {
    const email = newAddress();
    await ask(email);
    advance(CONFIRM_WITHIN - 1);
    await purge();
    expect(await rowOf(email)).toMatchObject({ state: "pending" });
    advance(1);
    await purge();
    expect(await rowOf(email)).toBeNull();
  });

  it("of who had unsubscribed before becomes a hash again; readers stay", async () => {
    const [left, reader] = [await join(), await join()];
    const id = String((await rowOf(left.email))?.id);
    await call("newsletterUnsubscribe", { token: unsubscribeToken(SECRET, id) });
    advance(QUIET_AFTER_UNSUBSCRIBING);
    await ask(left.email);
    advance(CONFIRM_WITHIN);
    await purge();
    const row = await bindings.DB.prepare("select state, email from newsletter_subscriptions where id = ?")
      .bind(id)
      .first();
    expect(row).toEqual({ state: "unsubscribed", email: null });
    expect(await rowOf(reader.email)).toMatchObject({ state: "confirmed" });
  });
});

describe("mails by an HTTP API", () => {
  const HTTP = {
    MAIL_PROVIDER: "http",
    MAIL_URL: "https://mail.test/emails",
    MAIL_TOKEN: "mail-token",
    MAIL_FROM: "A <a@b.cd>",
  };

  it("are one request each, with the address nowhere but in its body", async () => {
    const sent: { request: Request; body: Record<string, unknown> }[] = [];
    vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      sent.push({ request, body: await request.clone().json() });
      return Response.json({ id: "1" });
    });
    const email = newAddress();
    expect(await deliver({ kind: "request", email, language: "en" }, HTTP)).toBe("acknowledged");
    const [{ request, body } = { request: new Request("https://none"), body: {} }] = sent;
    expect([request.method, request.url]).toEqual(["POST", "https://mail.test/emails"]);
    expect(request.headers.get("Authorization")).toBe("Bearer mail-token");
    expect(request.headers.get("Idempotency-Key")).toMatch(/^confirm [a-z\d]{20} \d+$/);
    expect(Object.keys(body)).toEqual(["from", "to", "subject", "text", "html", "headers"]);
    expect(body).toMatchObject({ from: "A <a@b.cd>", to: [email] });
  });

  it.each([
    ["is busy", () => new Response("", { status: 503 }), "retried"],
    [
      "cannot be reached",
      () => {
        throw new TypeError("connect to a@b.cd refused");
      },
      "retried",
    ],
    ["refuses", () => new Response("no Fan", { status: 422 }), "acknowledged"],
  ])(
    "that a service that %s would not take are logged without address and text, and tried again where it helps",
    async (_, answer, outcome) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      vi.stubGlobal("fetch", async () => answer());
      const email = newAddress();
      const request = { kind: "request", email, language: "en" } as const;
      expect(await deliver(request, HTTP)).toBe(outcome);
      const lines = JSON.stringify(log.mock.calls);
      expect(lines).toContain("newsletter_mail_failed");
      expect(lines).not.toMatch(/club\.example|b\.cd|Confirm/);
      vi.unstubAllGlobals();
      await deliver(request);
      expect(await mailsTo(email)).toHaveLength(outcome === "retried" ? 1 : 0);
    },
  );
});

describe("the outbox", () => {
  it("shows mails, to people and as JSON, on a developer's machine only", async () => {
    const email = newAddress();
    await ask(email);
    const open = (path: string, ENVIRONMENT = "local") => app.request(path, {}, { ...bindings, ENVIRONMENT });
    const { mails } = await (await open("/dev/outbox/messages.json")).json<{ mails: { email: string }[] }>();
    expect(mails[0]).toMatchObject({ email, headers: { "List-Unsubscribe": expect.stringContaining("https://") } });
    expect(await (await open("/dev/outbox")).text()).toContain(email);
    expect((await open("/dev/outbox/messages.json", "production")).status).toBe(404);
  });
});
