import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { until } from "../../../test/until.ts";
import { leaveSession } from "../../runtime/members/leave-session.ts";
import { unsentOwner } from "../../runtime/members/unsent-owner.ts";
import { memoryStore } from "../favourites/test-store.ts";
import { endPushBeforeSubmit, isPushFor, turnPushOff, turnPushOn } from "./device-push.ts";

const KEYS = { p256dh: "point", auth: "secret" };
const MEMBER = { publicKey: "BCVx-w", username: "u1", locale: "th" } as const;

let stored: Map<string, string>;
let current: PushSubscription | null;
let unsubscribed: string[];
const subscription = (endpoint: string): PushSubscription =>
  ({
    endpoint,
    toJSON: () => ({ endpoint, keys: KEYS }),
    unsubscribe: async () => {
      unsubscribed.push(endpoint);
      current = null;
      return true;
    },
  }) as unknown as PushSubscription;
const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
  current = subscription("https://push.example/new");
  return current;
});

/** A browser whose upstream answers with this code. */
function startBrowser(businessCode = 0) {
  const registration = { pushManager: { getSubscription: async () => current, subscribe } };
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ result: { businessCode } }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => {
  [stored, current, unsubscribed] = [new Map(), null, []];
  subscribe.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("pushes are turned on", () => {
  test("by a subscription with the operator's key, which the upstream hears of", async () => {
    const fetched = startBrowser();
    await turnPushOn(MEMBER);
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([4, 37, 113, 251]),
    });
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, String(init?.body)]).toEqual([
      "/api/notification/push/subscribe",
      "endpoint=https%3A%2F%2Fpush.example%2Fnew&p256dh=point&auth=secret&locale=th",
    ]);
    expect([isPushFor("u1"), isPushFor("u2")]).toEqual([true, false]);
  });

  test("in the place of what was there, another member's or of another key", async () => {
    startBrowser();
    current = subscription("https://push.example/old");
    await turnPushOn(MEMBER);
    expect(unsubscribed).toEqual(["https://push.example/old"]);
  });

  test("or not at all, where the upstream refuses", async () => {
    startBrowser(7);
    await expect(turnPushOn(MEMBER)).rejects.toThrow();
    expect([unsubscribed, isPushFor("u1")]).toEqual([["https://push.example/new"], false]);
  });
});

test("pushes are turned off in the browser and in the upstream", async () => {
  const fetched = startBrowser();
  await turnPushOn(MEMBER);
  await turnPushOff("th");
  expect(fetched.mock.calls.at(-1)?.[0]).toBe("/api/notification/push/unsubscribe");
  expect([unsubscribed, isPushFor("u1")]).toEqual([["https://push.example/new"], false]);
});

describe("who logs out", () => {
  const submitted = () => {
    const root = { dataset: {} as Record<string, string> };
    const form = { submit: vi.fn(), ownerDocument: { documentElement: root } };
    const event = { preventDefault: vi.fn(), currentTarget: form as unknown as HTMLFormElement };
    endPushBeforeSubmit(event);
    return { form, event, root };
  };

  test("leaves at once where this device takes no pushes", () => {
    startBrowser();
    const { form, event, root } = submitted();
    expect([event.preventDefault.mock.calls.length, form.submit.mock.calls.length]).toEqual([0, 0]);
    // A response that ends the session must not cancel the logout's navigation.
    const reload = vi.fn();
    leaveSession({
      location: { reload } as unknown as Location,
      documentElement: root as unknown as HTMLElement,
      dispatchEvent: () => true,
    });
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ["a comment that has not been posted", { "comment-drafts": '{"7/":"A goal!"}' }, "Somchai9"],
    ["nothing", {}, undefined],
  ])("with %s keeps it for themselves", (_, written, owner) => {
    startBrowser();
    const tab = memoryStore(written);
    vi.stubGlobal("sessionStorage", tab);
    vi.stubGlobal("localStorage", memoryStore({ user: JSON.stringify({ nickname: "Somchai9", profilePicture: "1" }) }));
    submitted();
    expect(unsentOwner(tab)).toBe(owner);
  });

  test("leaves when the device takes none any more", async () => {
    startBrowser();
    await turnPushOn(MEMBER);
    const { form } = submitted();
    await until(() => expect(form.submit).toHaveBeenCalledOnce());
    expect([unsubscribed, isPushFor("u1")]).toEqual([["https://push.example/new"], false]);
  });

  test("leaves even if the device does not answer", async () => {
    startBrowser();
    await turnPushOn(MEMBER);
    current = { unsubscribe: () => new Promise(() => {}) } as unknown as PushSubscription;
    vi.useFakeTimers();
    const { form } = submitted();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(form.submit).toHaveBeenCalledOnce();
  });
});
