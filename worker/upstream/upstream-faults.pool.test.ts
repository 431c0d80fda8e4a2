import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ENDPOINTS } from "#contract/registry";
import type { Endpoint } from "#contract/wire/endpoint";
import { rows } from "#contract/wire/rows";
import type { FaultKind } from "../pages/context.ts";
import { type Answer, createScenario, success, testEndpoint } from "./test-scenario.ts";

const text = (body: string, init?: ResponseInit) => () => new Response(body, init);
const refusing = (code: number, message: string) => () => Response.json({ result: { businessCode: code, message } });
const redirect = (location: string) => () => new Response(null, { status: 302, headers: { Location: location } });

const large: Answer = () =>
  new Response(
    new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)),
    }),
  );

const broken = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"result":')),
      pull: (stream) => stream.error(new Error("connection lost")),
    }),
  );

/** Kind of fault, the upstream's behaviour, and how often it is called. */
const FAILURES: [FaultKind, string, Answer, number][] = [
  ["status", "answers 500", text("oops", { status: 500 }), 3],
  ["status", "answers 503 with a page", text("<html>", { status: 503 }), 3],
  ["status", "answers 401", text("", { status: 401 }), 1],
  ["status", "answers 404 with a gateway's page", text("\n<!doctype html>", { status: 404 }), 1],
  ["not_json", "answers a page", text("<!doctype html><title>Maintenance</title>"), 1],
  ["not_json", "answers nothing", text(""), 1],
  ["not_json", "is cut off in the middle", text('{"result":{"businessCode":0,"data":"hal'), 1],
  ["not_json", "answers bytes that are no text", () => new Response(new Uint8Array([0xff, 0xfe, 0x00])), 1],
  ["network", "loses the connection", broken, 3],
  ["network", "cannot be reached", () => Promise.reject(new Error("refused")), 3],
  ["timeout", "does not answer in time", () => new Promise<Response>(() => {}), 1],
  ["timeout", "stops in the middle of the body", () => new Response(new ReadableStream()), 1],
  ["too_large", "does not stop sending", large, 1],
  ["redirect", "redirects in circles", (url) => redirect(url)(), 4],
  ["redirect", "redirects to another site", redirect("https://sign-in.example/"), 1],
  ["redirect", "redirects without saying where", text("", { status: 302 }), 1],
  ["shape", "answers another shape", text('{"result":{"businessCode":0,"data":{"rows":[]}}}'), 1],
  ["shape", "answers a list", text("[]"), 1],
  ["refused", "refuses with a code", refusing(500, "later"), 1],
];

describe.each(FAILURES)("%s: the upstream %s", (kind, _, answer, calls) => {
  const budget = kind === "timeout" ? 100 : 30_000;

  test("a visitor with no good copy gets the fault", async () => {
    const { ask, fetch, log } = createScenario(answer, { budget });
    await expect(ask(testEndpoint())).rejects.toMatchObject({ name: "UpstreamFault", kind, endpoint: "testEndpoint" });
    expect(fetch).toHaveBeenCalledTimes(calls);
    const logged = log.mock.calls.filter(([event]) => event === "upstream_call_failed");
    expect(logged).toHaveLength(kind === "refused" ? 0 : 1);
  });

  test("an expired but good copy is shown and marked as such", async () => {
    const { ask, fetch, answerWith, pass } = createScenario(() => success("good"), { budget });
    const one = testEndpoint();
    await ask(one);
    pass(400);
    answerWith(answer);
    expect(await ask(one)).toMatchObject({
      value: "good",
      status: "matchlight; fwd=stale; ttl=-390; detail=last-good",
      outcome: { isLastGood: true },
    });
    expect(fetch).toHaveBeenCalledTimes(1 + calls);
    expect(await ask(one)).toMatchObject({ value: "good", status: "matchlight; hit; ttl=-390; detail=last-good" });
    expect(fetch).toHaveBeenCalledTimes(1 + calls);
  });

  test("a stale copy is served as ever", async () => {
    const { ask, answerWith, fetch, pass } = createScenario(() => success("good"), { budget });
    const one = testEndpoint();
    await ask(one);
    pass(60);
    answerWith(answer);
    for (const _ of [1, 2]) {
      expect(await ask(one)).toMatchObject({ value: "good", status: "matchlight; hit; ttl=-50; detail=memory" });
    }
    expect(fetch).toHaveBeenCalledTimes(1 + calls);
  });
});

test("a copy that is too old is not shown even then", async () => {
  const { ask, answerWith, fetch, pass } = createScenario(() => success("good"));
  const one = testEndpoint();
  await ask(one);
  pass(3_601);
  answerWith(text("", { status: 401 }));
  await expect(ask(one)).rejects.toMatchObject({ kind: "status", status: 401 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("the last good copy comes from the stores in a new isolate", async () => {
  const { ask, answerWith, restart, pass, fetch } = createScenario(() => success("good"));
  const one = testEndpoint();
  await ask(one);
  pass(400);
  restart();
  answerWith(text("", { status: 500 }));
  expect(await ask(one)).toMatchObject({ value: "good", outcome: { isLastGood: true } });
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("a slow upstream holds an expired copy back for a moment only, and its answer is kept", async () => {
  const { ask, answerWith, fetch, pass } = createScenario(() => success("good"));
  const one = testEndpoint();
  await ask(one);
  pass(400);
  answerWith(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return success("new");
  });
  const hasty = { staleWaitMs: () => 10 };
  const held = { value: "good", outcome: { isLastGood: true, forwarded: "stale" } };
  expect(await ask(one, "value", hasty)).toMatchObject(held);
  expect(await ask(one)).toMatchObject({ value: "new", status: "matchlight; hit; ttl=10; detail=memory" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a public call takes no longer than what other calls of the page have left", async () => {
  const { ask } = createScenario(() => new Promise<Response>(() => {}));
  const late = { timeLeft: () => 20 };
  await expect(ask(testEndpoint(), "value", late)).rejects.toMatchObject({ kind: "timeout" });
});

test("a member's call keeps its own time, however long the page has waited", async () => {
  const { ask } = createScenario(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return success("theirs");
  });
  expect(await ask(testEndpoint({ access: "member" }), "value", { timeLeft: () => 0 })).toMatchObject({
    value: "theirs",
  });
});

test("a redirect on the same origin is followed", async () => {
  const { ask, fetch } = createScenario((url) =>
    url.endsWith("/moved") ? success("there") : redirect("https://upstream.internal/moved")(),
  );
  expect(await ask(testEndpoint())).toMatchObject({ value: "there" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a fault that passes is not noticed", async () => {
  let count = 0;
  const { ask, fetch } = createScenario(() => (++count < 3 ? new Response("", { status: 502 }) : success("third try")));
  expect(await ask(testEndpoint())).toMatchObject({ value: "third try", status: expect.stringContaining("fwd=miss") });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each(["personal", "member"] as const)(
  "a %s call that reads is made once more, and no third time",
  async (access) => {
    let count = 0;
    const { ask, fetch } = createScenario(() =>
      ++count === 2 ? success("theirs") : new Response("", { status: 503 }),
    );
    expect(await ask(testEndpoint({ access }))).toMatchObject({ value: "theirs" });
    await expect(ask(testEndpoint({ access }))).rejects.toMatchObject({ kind: "status" });
    expect(fetch).toHaveBeenCalledTimes(4);
  },
);

test("a call may have a shorter limit than others", async () => {
  const { ask } = createScenario(() => new Promise<Response>(() => {}), { budget: 3_600_000 });
  await expect(ask(testEndpoint({ access: "member", limit: 20 }))).rejects.toMatchObject({ kind: "timeout" });
});

test("who somebody is, their notices and their stars are waited for two seconds, all else as long as specified", () => {
  const limited = Object.values(ENDPOINTS).flatMap(({ name, limit }: Endpoint) => (limit ? [[name, limit]] : []));
  expect(Object.fromEntries(limited)).toEqual({ retrieveUserInfo: 2_000, notificationList: 2_000, favKeys: 2_000 });
});

test("what changes something is sent once and no more", async () => {
  const { ask, fetch } = createScenario(text("", { status: 500 }));
  await expect(ask(testEndpoint({ effect: true, method: "POST" }))).rejects.toMatchObject({ kind: "status" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a fault of the shape is logged with the path of the field and without its value", async () => {
  const { ask, log } = createScenario(text('{"result":{"businessCode":0,"data":{"phone":"+66123"}}}'));
  await expect(ask(testEndpoint())).rejects.toMatchObject({ kind: "shape", field: "data" });
  expect(log).toHaveBeenCalledWith(
    "upstream_call_failed",
    expect.objectContaining({ endpoint: "testEndpoint", kind: "shape", field: "data", requestId: "test" }),
  );
  expect(JSON.stringify(log.mock.calls)).not.toContain("66123");
});

test("rows that were dropped are counted once a fill", async () => {
  const { ask, log, fetch } = createScenario(() => success([1, "a", 2, "b"]));
  const one = testEndpoint({ result: z.looseObject({ data: rows("data", z.number()) }) });
  await ask(one);
  await ask(one);
  expect(fetch).toHaveBeenCalledTimes(1);
  const lines = log.mock.calls.filter(([event]) => event === "upstream_rows_dropped");
  expect(lines).toEqual([[expect.any(String), expect.objectContaining({ count: 2, path: "data.1" })]]);
});

describe("an answer that there is no such thing", () => {
  const unknown = () => Response.json({ result: { businessCode: 404, message: "gone" } }, { status: 404 });

  test.each<[string, Answer]>([
    ["by status", unknown],
    ["by business code", refusing(404, "gone")],
  ])("%s is remembered for a few seconds, not as a good copy", async (_, answer) => {
    const { ask, answerWith, fetch, pass } = createScenario(answer);
    const one = testEndpoint({ namesOne: true });
    await expect(ask(one)).rejects.toMatchObject({ kind: "not_found", detail: "gone" });
    await expect(ask(one)).rejects.toMatchObject({ kind: "not_found" });
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(61);
    answerWith(() => success("now there is"));
    expect(await ask(one)).toMatchObject({ value: "now there is", status: expect.stringContaining("fwd=miss") });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("does not open the breaker", async () => {
    const { ask, fetch } = createScenario(unknown);
    for (let count = 0; count < 8; count++)
      await expect(ask(testEndpoint({ namesOne: true }))).rejects.toMatchObject({ kind: "not_found" });
    expect(fetch).toHaveBeenCalledTimes(8);
  });
});

describe("404 and 400 to a call that names nothing", () => {
  test.each<[string, Answer]>([
    ["404", () => Response.json({ result: { businessCode: 404 } }, { status: 404 })],
    ["400", () => Response.json({ result: { businessCode: 400 } }, { status: 400 })],
    ["business code 404", refusing(404, "gone")],
  ])("%s are faults: the last good copy stands in", async (_, answer) => {
    const { ask, answerWith, pass } = createScenario(() => success("good"));
    const one = testEndpoint();
    await ask(one);
    pass(400);
    answerWith(answer);
    expect(await ask(one)).toMatchObject({ value: "good", status: expect.stringContaining("detail=last-good") });
  });
});

describe("the breaker", () => {
  const down = text("", { status: 401 });

  test("opens after five faults in a row, for that server only", async () => {
    const { ask, fetch, answerWith } = createScenario(down);
    for (let count = 0; count < 5; count++) await expect(ask(testEndpoint())).rejects.toMatchObject({ kind: "status" });
    await expect(ask(testEndpoint())).rejects.toMatchObject({ kind: "breaker_open", retryAfter: 5 });
    expect(fetch).toHaveBeenCalledTimes(5);
    answerWith(() => success("sevens"));
    expect(await ask(testEndpoint({ server: "sevens" }))).toMatchObject({ value: "sevens" });
    expect(fetch).toHaveBeenCalledTimes(6);
  });

  test("keeps good copies on show without a call", async () => {
    const { ask, fetch, answerWith, pass } = createScenario(() => success("good"));
    const one = testEndpoint();
    await ask(one);
    pass(400);
    answerWith(down);
    for (let count = 0; count < 5; count++) await ask(testEndpoint()).catch(() => undefined);
    expect(await ask(one)).toMatchObject({ value: "good", outcome: { isLastGood: true } });
    expect(fetch).toHaveBeenCalledTimes(6);
  });

  test("closes after one good answer", async () => {
    const { ask, fetch, answerWith, pass } = createScenario(down);
    for (let count = 0; count < 5; count++) await ask(testEndpoint()).catch(() => undefined);
    pass(6);
    answerWith(() => success("back"));
    expect(await ask(testEndpoint())).toMatchObject({ value: "back" });
    expect(await ask(testEndpoint())).toMatchObject({ value: "back" });
    expect(fetch).toHaveBeenCalledTimes(7);
  });

  test("stays open after a probe that failed", async () => {
    const { ask, fetch, pass } = createScenario(down);
    for (let count = 0; count < 5; count++) await ask(testEndpoint()).catch(() => undefined);
    pass(6);
    await expect(ask(testEndpoint())).rejects.toMatchObject({ kind: "status" });
    await expect(ask(testEndpoint())).rejects.toMatchObject({ kind: "breaker_open", retryAfter: 10 });
    expect(fetch).toHaveBeenCalledTimes(6);
  });
});
