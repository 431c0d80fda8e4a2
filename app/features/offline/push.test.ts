import { describe, expect, test, vi } from "vitest";
import { SITE_NAME } from "#contract/tables/site";
import { pageToFocus, readPush, renewSubscription } from "./push.ts";

const ORIGIN = "https://scores.example";
const GOAL = {
  title: "Goal",
  body: "Arsenal 1–0 Chelsea\n23'",
  tag: "9001:goal-1",
  url: "/en/football/england/premier-league/arsenal-vs-chelsea/9001",
  lang: "en",
};

describe("a push", () => {
  test("is shown as it says", () => {
    expect(readPush(JSON.stringify(GOAL), ORIGIN)).toEqual({
      title: "Goal",
      options: {
        body: "Arsenal 1–0 Chelsea\n23'",
        icon: "/apple-touch-icon.png",
        data: ORIGIN + GOAL.url,
        lang: "en",
        tag: "9001:goal-1",
        renotify: false,
      },
    });
  });

  test("that corrects another is to be noticed in its place", () => {
    expect(readPush(JSON.stringify({ ...GOAL, isCorrection: true }), ORIGIN).options).toMatchObject({
      tag: "9001:goal-1",
      renotify: true,
    });
  });

  test.each([[undefined], [""], ["no JSON"], ["7"], ["null"], ["[]"], ['{"title":7,"body":{}}']])(
    "of %j has the site's name",
    (payload) => {
      const { title, options } = readPush(payload, ORIGIN);
      expect([title, options.body, options.data]).toEqual([SITE_NAME, "", `${ORIGIN}/`]);
      expect(options).not.toHaveProperty("tag");
    },
  );

  test.each([
    ["https://evil.example/", `${ORIGIN}/`],
    ["//evil.example/", `${ORIGIN}/`],
    ["javascript:alert(1)", `${ORIGIN}/`],
    ["https://scores.example.evil/", `${ORIGIN}/`],
    ["http://", `${ORIGIN}/`],
    [`${ORIGIN}/th`, `${ORIGIN}/th`],
    ["/th/notification", `${ORIGIN}/th/notification`],
  ])("that leads to %s leads to %s", (url, address) => {
    expect(readPush(JSON.stringify({ ...GOAL, url }), ORIGIN).options.data).toBe(address);
  });
});

test.each([
  [["/en/news", GOAL.url], 1],
  [[`${GOAL.url}?tab=1#top`], 0],
  [["/en/news", "/"], -1],
  [[], -1],
])("of pages at %j the one at %d is focused", (paths, at) => {
  const pages = paths.map((path) => ({ url: ORIGIN + path }));
  expect(pageToFocus(pages, ORIGIN + GOAL.url)).toBe(pages[at]);
});

test.each([
  ["?parentId=3#comment-9", 1],
  ["?parentId=3#comment-8", -1],
  ["?parentId=4", -1],
  ["#comments", 2],
  ["", 0],
])("where the address names a part, %s, the page at %d shows it", (part, at) => {
  const path = "/en/news/comments/12";
  const pages = ["?lastId=7", "?parentId=3#comment-9", "#comments"].map((one) => ({ url: ORIGIN + path + one }));
  expect(pageToFocus(pages, ORIGIN + path + part)).toBe(pages[at]);
});

describe("a subscription that has ended", () => {
  const subscription = (endpoint: string, keys?: object) =>
    ({ toJSON: () => ({ endpoint, keys }), options: { applicationServerKey: "key" } }) as unknown as PushSubscription;
  const KEYS = { p256dh: "point", auth: "secret" };
  const fieldsOf = (send: ReturnType<typeof vi.fn>) => String((send.mock.calls[0] as [string, RequestInit])[1].body);

  test("is made again with the same key", async () => {
    const [send, subscribe] = [vi.fn(), vi.fn(async () => subscription("https://push.example/2", KEYS))];
    const change = { oldSubscription: subscription("https://push.example/1", KEYS), newSubscription: null };
    await renewSubscription(change, { subscribe }, send);
    expect(subscribe).toHaveBeenCalledWith({ applicationServerKey: "key" });
    expect(fieldsOf(send)).toBe("endpoint=https%3A%2F%2Fpush.example%2F2&p256dh=point&auth=secret&locale=en");
  });

  test("is replaced by the browser's own", async () => {
    const [send, subscribe] = [vi.fn(), vi.fn()];
    const change = { oldSubscription: null, newSubscription: subscription("https://push.example/3", KEYS) };
    await renewSubscription(change, { subscribe }, send);
    expect(subscribe).not.toHaveBeenCalled();
    expect(fieldsOf(send)).toContain("push.example%2F3");
  });

  test("of which nothing is known stays ended", async () => {
    const [send, subscribe] = [vi.fn(), vi.fn()];
    await renewSubscription({ oldSubscription: null, newSubscription: null }, { subscribe }, send);
    expect([send.mock.calls, subscribe.mock.calls]).toEqual([[], []]);
  });
});
